import type { SecurityCodes } from './account/schema/securityFields';

/** Names of the fields that prove who asks, new at each try. */
const proofs: ReadonlySet<string> = new Set<keyof SecurityCodes>(['emailCode', 'phoneCode', 'googleCode', 'tradePassword']);

/** Tells a change that is sent again from another one: the same text for the same call with the same input, whatever proved who asked. */
export const sameCall = (id: string, { params, query, body }: Parts): string =>
  JSON.stringify([id, params, query, body], (name: string, value: unknown) => (proofs.has(name) ? undefined : value));

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
