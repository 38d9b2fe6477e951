import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { apiKeys } from '@/contract/apiKeys';
import type { CallInput, Endpoint } from '@/contract/endpoint';
import { code } from '@/contract/codes';
import { call } from '@/shared/api';
import { demoCode } from '@fixtures/personas';
import { serve } from '@tests/support/exchange/serve';
import { curlExample } from './example';

const at = Date.UTC(2026, 0, 5, 8);
const run = promisify(execFile);

test('the displayed example reads the balances with curl from a standalone exchange and is rejected with a wrong secret', async () => {
  const host = await serve({ source: () => at, startedAt: at, persona: 'trader', seed: 'test' });
  const context = { origin: host, language: 'en_US', transport: (request: Request) => fetch(request) };
  const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => call(endpoint, input, context);
  await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  const { key, secret } = await ask(apiKeys.create, {
    body: { label: 'Grid bot', permissions: ['read'], addresses: ['127.0.0.1'], days: 30, emailCode: demoCode },
  });
  const runExample = async (usedSecret: string) =>
    JSON.parse((await run('sh', ['-c', curlExample({ host, key, secret: usedSecret })])).stdout);
  expect(await runExample(secret)).toMatchObject({
    code: code.success.code,
    data: expect.arrayContaining([expect.objectContaining({ coinName: 'ETH' })]),
  });
  expect(await runExample('guessed')).toMatchObject({ code: code.apiSignatureWrong.code });
});
