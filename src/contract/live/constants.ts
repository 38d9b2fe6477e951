/** States of a live room; only `active` is shown. Source: specification, Live room. */
export const liveStatus = { upcoming: 0, active: 1, playback: 2, ended: 3 } as const;

/** Purposes of a live room; only `customerService` is shown. Source: specification, Live room. */
export const roomType = { trading: 1, education: 2, customerService: 3 } as const;

/** Positions of a room's show flags; only position 7 is shown, read as "may be shown on the web". Source: specification, Live room. */
export const showFlag = { web: 7 } as const;

/** The value of an active show flag. Source: specification, Live room. */
export const showFlagOn = 1;

/** Roles of a user in a room (assumed: the roles are not shown). */
export const roomRole = { viewer: 0, host: 1, admin: 2 } as const;

/** Kinds of messages in a room's chat (assumed: not shown). */
export const chatKind = { text: 1, gift: 2, order: 3, notice: 4 } as const;

/** Reasons for reporting a room (assumed: not shown). */
export const reportReason = { spam: 1, fraud: 2, abuse: 3, other: 9 } as const;

/** Changes to a user's permission to chat in a room (assumed: not shown). */
export const forbidOperation = { lift: 0, forbid: 1 } as const;

/** Pinning operations on a chat message (assumed: not shown). */
export const pinOperation = { unpin: 0, pin: 1 } as const;

/** Reminder operations for an upcoming room (assumed: not shown). */
export const reserveOperation = { cancel: 0, reserve: 1 } as const;

/** Maximum length of a chat message, in characters (assumed: not shown). */
export const maxChatLength = 200;

/** Maximum quantity of a gift per send (assumed: not shown). */
export const maxGifts = 999;
