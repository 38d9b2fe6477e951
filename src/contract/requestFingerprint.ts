import type { SecurityCodes } from './account/schema/securityFields';

/** Fields that prove the caller's identity and differ on every attempt. */
const securityCodes: ReadonlySet<string> = new Set<keyof SecurityCodes>(['emailCode', 'phoneCode', 'googleCode', 'tradePassword']);

/** A key that identifies a repeated change: the same for the same call with the same input, regardless of the security codes. */
export const requestFingerprint = (id: string, { params, query, body }: Parts): string =>
  JSON.stringify([id, params, query, body], (name: string, value: unknown) => (securityCodes.has(name) ? undefined : value));

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
