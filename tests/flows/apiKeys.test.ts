import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { apiKeys, type CreateApiKeyRequest } from '@/contract/apiKeys';
import { capital } from '@/contract/capital';
import { code, type CodeName } from '@/contract/codes';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { inmail } from '@/contract/inmail';
import { pay } from '@/contract/pay';
import { spot } from '@/contract/spot';
import { call } from '@/shared/api';
import { demoCode, personaPassword, personas, type PersonaId } from '@fixtures/personas';
import { control } from '@mocks/control';
import { serve } from '@tests/support/exchange/serve';
import { signedFetch } from '@tests/support/exchange/signedFetch';
import { flowStart } from './flow';

const balances = { path: spot.balances.path };
const order = { tradeId: 1001, side: 'buy', type: 'limit', price: '60000', amount: '0.01' };
const terms = { label: 'Grid bot', permissions: ['read', 'trade'], addresses: [], days: 90 } satisfies CreateApiKeyRequest;

/** A standalone exchange whose clock the test advances. */
async function openServer(persona: PersonaId = 'trader') {
  let now = flowStart;
  const origin = await serve({ source: () => now, startedAt: flowStart, persona, seed: 'story' });
  const context = { origin, language: 'en_US', transport: (request: Request) => fetch(request) };
  const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Data<E>> => call(endpoint, input, context);
  const codes = async () => {
    await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
    return { emailCode: demoCode };
  };
  return {
    origin,
    ask,
    codes,
    later: (ms: number) => {
      now += ms;
    },
    create: async (overrides: Partial<CreateApiKeyRequest> = {}) => {
      const created = await ask(apiKeys.create, { body: { ...terms, ...overrides, ...(await codes()) } });
      now += 61_000;
      return created;
    },
    newest: async () => (await ask(inmail.messageList, { body: { moduleId: 1, pageNum: 1, pageSize: 1 } })).list[0]?.title,
  };
}

const refused = (name: CodeName) => ({ code: code[name].code, data: null });

test('a key is created with its secret, works over HTTP within its permissions, and is refused once it is deleted', async () => {
  const { origin, ask, codes, create, newest } = await openServer();
  const key = await create();
  expect(await newest()).toBe('API key created');
  expect(await signedFetch(origin, key, balances)).toMatchObject({ code: 200 });
  expect(await signedFetch(origin, key, { method: 'POST', path: spot.placeOrder.path, body: order })).toMatchObject({ code: 200 });
  expect(await signedFetch(origin, key, { path: `${spot.openOrders.path}?pageSize=5` })).toMatchObject({ code: 200 });
  const { list } = await ask(apiKeys.list, {});
  expect(list).toMatchObject([{ label: 'Grid bot', key: key.key, lastUsedAddress: '127.0.0.1' }]);
  expect(JSON.stringify(list)).not.toContain(key.secret);
  expect(await signedFetch(origin, key, { method: 'POST', path: capital.withdraw.path, body: {} })).toMatchObject(
    refused('apiPermissionMissing'),
  );
  expect(await signedFetch(origin, key, { path: apiKeys.list.path })).toMatchObject(refused('apiPermissionMissing'));
  await ask(apiKeys.remove, { body: { id: key.id, ...(await codes()) } });
  expect(await signedFetch(origin, key, balances)).toMatchObject(refused('apiKeyUnknown'));
  expect(await newest()).toBe('API key deleted');
});

test('a call is refused if its signature is wrong, its timestamp is too old or in the future, or its headers are invalid', async () => {
  const { origin, ask, create } = await openServer();
  const key = await create();
  const { serverTime } = await ask(apiKeys.serverTime, {});
  const send = (overrides: object) => signedFetch(origin, key, { ...balances, ...overrides });
  expect(await signedFetch(origin, { ...key, secret: 'guessed' }, balances)).toMatchObject(refused('apiSignatureWrong'));
  expect(await send({ text: 'something else' })).toMatchObject(refused('apiSignatureWrong'));
  expect(await send({ timestamp: serverTime - 5_000 })).toMatchObject({ code: 200 });
  expect(await send({ timestamp: serverTime - 5_001 })).toMatchObject(refused('apiTimestampOutside'));
  expect(await send({ timestamp: serverTime - 60_000, windowMs: 60_000 })).toMatchObject({ code: 200 });
  const widened = { windowMs: 60_000, timestamp: serverTime - 60_000, text: `${serverTime - 60_000}GET${balances.path}` };
  expect(await send(widened)).toMatchObject(refused('apiSignatureWrong'));
  expect(await send({ timestamp: serverTime + 1_001 })).toMatchObject(refused('apiTimestampOutside'));
  for (const invalid of [{ windowMs: 60_001 }, { windowMs: 0 }, { timestamp: 12 }])
    expect(await send(invalid)).toMatchObject(refused('badRequest'));
});

test('a restricted key works only from its addresses, pays without codes and requires addresses to withdraw', async () => {
  const { origin, ask, codes, create, later, newest } = await openServer();
  const permissions = ['read', 'withdraw'] satisfies CreateApiKeyRequest['permissions'];
  await expect(create({ permissions })).rejects.toMatchObject({ failure: { code: code.apiAddressNeeded.code } });
  later(61_000);
  await expect(create({ days: null })).rejects.toMatchObject({ failure: { code: code.apiAddressNeeded.code } });
  later(61_000);
  const key = await create({ permissions, addresses: ['127.0.0.0/16'], days: null });
  expect(key.expiresTime).toBeNull();
  const payment = { recipient: personas.vip.login.name, coinId: 52, amount: '5' };
  expect(await signedFetch(origin, key, { method: 'POST', path: pay.send.path, body: payment })).toMatchObject({ code: 200 });
  await ask(apiKeys.edit, { body: { id: key.id, label: 'Payouts', permissions, addresses: ['198.51.100.1'], ...(await codes()) } });
  expect(await newest()).toBe('API key changed');
  expect(await signedFetch(origin, key, balances)).toMatchObject(refused('apiAddressForbidden'));
  later(61_000);
  const unrestricted = { id: key.id, label: 'Payouts', permissions: ['read' as const], addresses: [] };
  const { expiresTime } = await ask(apiKeys.edit, { body: { ...unrestricted, ...(await codes()) } });
  const { serverTime } = await ask(apiKeys.serverTime, {});
  expect(expiresTime).toBe(serverTime + 90 * 86_400_000);
  later(61_000);
  await expect(ask(apiKeys.edit, { body: { ...unrestricted, days: 365, ...(await codes()) } })).rejects.toMatchObject({
    failure: { code: code.apiAddressNeeded.code },
  });
  const shorter = await ask(apiKeys.edit, { body: { ...unrestricted, days: 30, emailCode: demoCode } });
  expect(shorter.expiresTime).toBe((await ask(apiKeys.serverTime, {})).serverTime + 30 * 86_400_000);
  expect(await signedFetch(origin, key, balances)).toMatchObject({ code: 200 });
});

test('changing the password keeps the keys, a frozen account disables them, and a label belongs to one key only', async () => {
  const { origin, ask, codes, create, later } = await openServer();
  const key = await create();
  await expect(create({ label: 'grid BOT' })).rejects.toMatchObject({ failure: { code: code.apiLabelTaken.code } });
  later(61_000);
  await ask(account.modifyPassword, { body: { oldPassword: personaPassword, newPassword: 'Another-2027', ...(await codes()) } });
  expect(await signedFetch(origin, key, balances)).toMatchObject({ code: 200 });
  await ask(account.freezeAccount, {});
  expect(await signedFetch(origin, key, balances)).toMatchObject(refused('accountFrozen'));
  expect(await ask(apiKeys.list, {})).toMatchObject({ isFrozen: true, list: [{ label: 'Grid bot' }] });
});

test('a call by key is logged with the label of the key and without its secret', async () => {
  const { origin, ask, create } = await openServer();
  const key = await create();
  await signedFetch(origin, key, balances);
  const log = await ask(control.log, { query: {} });
  expect(log.at(-1)).toMatchObject({ endpoint: 'spot.balances', apiKey: 'Grid bot', persona: 'trader' });
  expect(JSON.stringify(log)).not.toContain(key.secret);
});

test('deleting the account deletes its keys', async () => {
  const { origin, ask, codes, create } = await openServer('newUser');
  const key = await create();
  await ask(account.deleteAccount, { body: { loginPassword: personaPassword, ...(await codes()) } });
  expect(await signedFetch(origin, key, balances)).toMatchObject(refused('apiKeyUnknown'));
});
