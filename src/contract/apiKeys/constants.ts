/** Permissions of an API key: view the account; trade and transfer between own accounts; withdraw funds (assumed: not shown). */
export const apiPermissions = ['read', 'trade', 'withdraw'] as const;
export type ApiPermission = (typeof apiPermissions)[number];

/** Maximum number of keys per user, of addresses per key, and of characters in a label (assumed: not shown). */
export const apiKeyLimits = { keys: 20, addresses: 20, label: 30 } as const;

/** Selectable validity of a key in days; keys restricted to addresses may also be permanent (assumed: not shown). */
export const apiKeyDays = [30, 90, 365] as const;
/** Maximum validity in days of a key without address restriction (assumed: not shown). */
export const maxUnrestrictedKeyDays = 90;

/** Headers of a signed call: key, signing time in milliseconds, validity window in milliseconds from then, and signature (assumed: the scheme is not shown). */
export const signingHeaders = {
  key: 'x-exchange-key',
  timestamp: 'x-exchange-timestamp',
  window: 'x-exchange-window',
  signature: 'x-exchange-signature',
} as const;

/** Validity window of a signed call in milliseconds: default, maximum, and how far ahead the caller's clock may be (assumed: not shown). */
export const signingWindow = { defaultMs: 5_000, maxMs: 60_000, maxAheadMs: 1_000 } as const;
