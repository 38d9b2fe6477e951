/** What an API key may do: look at the account, trade and move funds between its own accounts, send funds away (assumed: not shown). */
export const apiPermissions = ['read', 'trade', 'withdraw'] as const;
export type ApiPermission = (typeof apiPermissions)[number];

/** How many keys somebody may have, how many addresses a key may be limited to, and how many characters a label has at most (assumed: not shown). */
export const apiKeyLimits = { keys: 20, addresses: 20, label: 30 } as const;

/** After how many days a key expires by choice; a key that is limited to addresses may also last for good (assumed: not shown). */
export const apiKeyDays = [30, 90, 365] as const;
/** How many days a key lasts at most that may be used from everywhere (assumed: not shown). */
export const openKeyDays = 90;

/** Headers of a signed call: the key, the instant in milliseconds at which it was signed, for how many milliseconds from then it is valid, and its signature (assumed: the scheme is not shown). */
export const signingHeaders = {
  key: 'x-exchange-key',
  timestamp: 'x-exchange-timestamp',
  window: 'x-exchange-window',
  signature: 'x-exchange-signature',
} as const;

/** For how long a signed call is valid, in milliseconds: unless it says otherwise, at most, and how far the caller's clock may be ahead (assumed: not shown). */
export const signingWindow = { defaultMs: 5_000, maxMs: 60_000, aheadMs: 1_000 } as const;
