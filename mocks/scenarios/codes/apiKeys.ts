import * as z from 'zod/mini';
import { account } from '@/contract/account';
import { apiKeys, signingPayload, signingHeaders, type CreateApiKeyRequest } from '@/contract/apiKeys';
import type { CodeName } from '@/contract/codes';
import { spot } from '@/contract/spot';
import { demoCode } from '@fixtures/personas';
import { secretOf, signatureOf } from '../../exchange/apiKeys/signature';
import { controlPrefix } from '../../wire/controlPaths';
import { trigger, type Ask, type CodeTrigger, type Send } from './trigger';

const terms = { label: 'Grid bot', permissions: ['read' as const], addresses: [], days: 30 as const };

const securityCodes = async (ask: Ask) => {
  await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  return { emailCode: demoCode };
};
const create = async (ask: Ask, overrides: Partial<CreateApiKeyRequest> = {}) =>
  ask(apiKeys.create, { body: { ...terms, ...overrides, ...(await securityCodes(ask)) } });

/** The API key and secret that sign a call. */
interface KeyPair {
  readonly key: string;
  readonly secret: string;
}
type Sign = (ask: Ask, send: Send) => Promise<KeyPair>;

interface SignedOptions {
  readonly call?: typeof spot.balances | typeof spot.cancelOrders;
  readonly scenario?: CodeTrigger['scenario'];
  /** The delay between signing and sending the call, in milliseconds. */
  readonly lateMs?: number;
}

/** A trigger whose last call is signed. */
const signedTrigger = (
  code: CodeName,
  how: string,
  sign: Sign,
  { call = spot.balances, scenario = 'calm', lateMs = 0 }: SignedOptions = {},
): CodeTrigger => ({
  code,
  call: call.id,
  as: 'trader',
  scenario,
  how,
  run: async (ask, send) => {
    const { key, secret } = await sign(ask, send);
    const { serverTime } = await ask(apiKeys.serverTime, {});
    const timestamp = String(serverTime - lateMs);
    const { method, path } = call;
    const signature = signatureOf(secret, signingPayload({ timestamp, window: '', method, path, query: '', body: '' }));
    const headers = { [signingHeaders.key]: key, [signingHeaders.timestamp]: timestamp, [signingHeaders.signature]: signature };
    return send({ method, path, headers });
  },
});

/** Signs with the scenario's expired key; the exchange no longer reveals its secret, so it is derived from the seed. */
const signWithExpiredKey: Sign = async (ask, send) => {
  const { data } = z.parse(Status, await (await send({ method: 'GET', path: `${controlPrefix}/status` })).json());
  const { id = '', key = '' } = (await ask(apiKeys.list, {})).list.at(-1) ?? {};
  return { key, secret: secretOf(data.seed, id) };
};
const Status = z.object({ data: z.object({ seed: z.string() }) });

/** Triggers for the codes of API keys and of calls signed with them. */
export const apiKeyTriggers = [
  signedTrigger('apiKeyUnknown', 'Sign a call with an unknown key', async () => ({ key: 'unknown', secret: 'unknown' })),
  signedTrigger('apiSignatureWrong', 'Sign a call with a wrong secret', async (ask) => ({ ...(await create(ask)), secret: 'guessed' })),
  signedTrigger('apiTimestampOutside', 'Send a call six seconds after signing it', (ask) => create(ask), { lateMs: 6_000 }),
  signedTrigger('apiAddressForbidden', 'Use a key from an IP address that is not allowed', (ask) =>
    create(ask, { addresses: ['198.51.100.1'] }),
  ),
  signedTrigger('apiPermissionMissing', 'Cancel orders with a read-only key', (ask) => create(ask), { call: spot.cancelOrders }),
  signedTrigger('apiKeyExpired', 'Use a key that expired a week ago', signWithExpiredKey, { scenario: 'api-keys' }),
  trigger('tooManyApiKeys', 'Create a twenty-first key', apiKeys.create, { body: terms }, { scenario: 'api-keys-full' }),
  trigger('apiLabelTaken', 'Create two keys with the same label', apiKeys.create, async (ask) => {
    await create(ask);
    return { body: terms };
  }),
  trigger('apiAddressNeeded', 'Create a withdrawal key without an IP restriction', apiKeys.create, {
    body: { ...terms, permissions: ['read', 'withdraw'] },
  }),
];
