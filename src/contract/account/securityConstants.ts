// Constants of security and settings, apart from those that every page loads.

/** Authentication factors (assumed: known only from the names of calls). */
export const factors = ['email', 'phone', 'google'] as const;
export type Factor = (typeof factors)[number];

/** Purposes of verification codes: `login` and `security` codes go to the bound address or number, `bind` codes to the one being bound (assumed: not shown). */
export const codePurposes = ['login', 'register', 'resetPassword', 'security', 'bind'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Delivery channels of verification codes (assumed: not shown). */
export const codeChannels = ['email', 'phone'] as const;

/** What a challenge can require: a factor, or the trade password, which the interface calls fund password (assumed: not shown). */
export const challengeFactors = [...factors, 'tradePassword'] as const;
export type ChallengeFactor = (typeof challengeFactors)[number];

/** Purposes of a challenge: those of codes except `bind`, whose code verifies the new item and not its owner (assumed: not shown). */
export const challengePurposes = ['login', 'register', 'resetPassword', 'security'] as const satisfies readonly CodePurpose[];
export type ChallengePurpose = (typeof challengePurposes)[number];

/** Security levels of an account (assumed: not shown). */
export const securityLevel = { low: 1, medium: 2, high: 3 } as const;

/** What prevents an account from being closed (assumed: not shown). */
export const closeBlockers = ['assets', 'orders', 'positions', 'loans', 'withdrawals'] as const;
export type CloseBlocker = (typeof closeBlockers)[number];

/** Outcome of a login attempt (assumed: not shown). */
export const loginResult = { failed: 0, ok: 1 } as const;

/** Notification topics (assumed: not shown). */
export const notificationTopics = ['security', 'login', 'funds', 'orders', 'liquidation', 'news'] as const;

/** Notification channels besides in-app messages; security notifications are always sent by e-mail (assumed: not shown). */
export const notificationChannels = ['email', 'push'] as const;

/** Number of single-use recovery codes issued at a time (assumed: not shown). */
export const recoveryCodeCount = 8;
