import type { securityChangeFields } from './account/schema/securityFields';

/** Fields that prove the caller's identity and may differ between attempts. */
const securityCodes: ReadonlySet<string> = new Set<keyof typeof securityChangeFields>([
  'emailCode',
  'phoneCode',
  'googleCode',
  'tradePassword',
  'recoveryCode',
]);

/** A key that identifies a repeated change: the same for the same call with the same input, regardless of the security codes. */
export const requestFingerprint = (id: string, { params, query, body }: Parts): string =>
  JSON.stringify([id, params, query, body], (name: string, value: unknown) => (securityCodes.has(name) ? undefined : value));

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
