// Constants of security and settings, apart from those that every page loads.

/** Ways to prove who one is (assumed: which there are is told by the names of calls only). */
export const factors = ['email', 'phone', 'google'] as const;
export type Factor = (typeof factors)[number];

/** What a verification code is asked for: `login` and `security` go to what is bound, `bind` to what is to be bound (assumed: not shown). */
export const codePurposes = ['login', 'register', 'resetPassword', 'security', 'bind'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Ways a verification code travels (assumed: not shown). */
export const codeChannels = ['email', 'phone'] as const;

/** What may be asked of somebody who is to prove who they are: a factor, or the trade password, which the interface calls fund password (assumed: not shown). */
export const challengeFactors = [...factors, 'tradePassword'] as const;
export type ChallengeFactor = (typeof challengeFactors)[number];

/** What a challenge is for: the purposes of codes but `bind`, whose code proves the new item and not its owner (assumed: not shown). */
export const challengePurposes = ['login', 'register', 'resetPassword', 'security'] as const satisfies readonly CodePurpose[];
export type ChallengePurpose = (typeof challengePurposes)[number];

/** How well an account is guarded (assumed: not shown). */
export const securityLevel = { low: 1, medium: 2, high: 3 } as const;

/** What keeps an account from being closed (assumed: not shown). */
export const closeBlockers = ['assets', 'orders', 'positions', 'loans', 'withdrawals'] as const;
export type CloseBlocker = (typeof closeBlockers)[number];

/** How an attempt to log in ended (assumed: not shown). */
export const loginResult = { failed: 0, ok: 1 } as const;

/** What somebody may be told of (assumed: not shown). */
export const notificationTopics = ['security', 'login', 'funds', 'orders', 'liquidation', 'news'] as const;

/** Ways somebody may be told besides the messages in the app; what concerns security is always told by e-mail (assumed: not shown). */
export const notificationChannels = ['email', 'push'] as const;

/** How many recovery codes are given at a time, each for one use (assumed: not shown). */
export const recoveryCodeCount = 8;
