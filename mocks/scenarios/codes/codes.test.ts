import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { languageHeader } from '@/contract/envelope';
import { call, type ApiError } from '@/shared/api';
import { openInPage } from '../../http/inPage';
import { codeTriggers } from '.';

const at = Date.UTC(2026, 2, 2, 9, 30);
const origin = 'http://127.0.0.1';

test('every code has exactly one trigger', () => {
  expect(codeTriggers.map((row) => row.code).toSorted()).toEqual(Object.keys(code).toSorted());
});

test.each(codeTriggers)('$code is returned: $how', async ({ code: name, call: last, as, scenario, run }) => {
  const own = openInPage({ source: () => at, startedAt: at, persona: as, scenario, seed: 'story' });
  await run(
    (endpoint, input) => call(endpoint, input, { origin, language: 'en_US', transport: own.transport }),
    ({ path, ...init }) =>
      own.transport(new Request(`${origin}${path}`, { ...init, headers: { [languageHeader]: 'en_US', ...init.headers } })),
  ).catch((error: ApiError) => expect(error.failure).toMatchObject({ code: code[name].code }));
  expect(own.simulation.log.read({ limit: 1 })).toMatchObject([{ code: code[name].code, ...(last === null ? {} : { endpoint: last }) }]);
});
