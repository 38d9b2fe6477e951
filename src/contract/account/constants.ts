/** Bounds of a VIP level. Source: specification, Login data. */
export const vipLevel = { lowest: 0, highest: 15 } as const;

/** Types of VIP; only the one with a special label is shown. Source: specification, Login data. */
export const vipType = { special: 2 } as const;

/** What a row of the banner list is (assumed: not shown). */
export const bannerKinds = ['banner', 'announcement'] as const;

/** Moods of a banner, which the design turns into colours; banners carry no picture (assumed: not shown). */
export const bannerTones = ['brand', 'rise', 'calm', 'night'] as const;

/** Ways to prove who one is (assumed: which there are is told by the names of calls only). */
export const factors = ['email', 'phone', 'google'] as const;
export type Factor = (typeof factors)[number];

/** What a verification code is asked for: `security` goes to what is bound, `bind` to what is to be bound (assumed: not shown). */
export const codePurposes = ['register', 'resetPassword', 'security', 'bind'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Ways a verification code travels (assumed: not shown). */
export const codeChannels = ['email', 'phone'] as const;

/** How well an account is guarded (assumed: not shown). */
export const securityLevel = { low: 1, medium: 2, high: 3 } as const;

/** How an attempt to log in ended (assumed: not shown). */
export const loginResult = { failed: 0, ok: 1 } as const;

/** Hints that are shown once and closed (assumed: not shown). */
export const popups = ['welcome', 'verifyIdentity', 'bindGoogle'] as const;
export type Popup = (typeof popups)[number];
