/** States of a live room; only `active` is shown. Source: specification, Live room. */
export const liveStatus = { upcoming: 0, active: 1, playback: 2, ended: 3 } as const;

/** What a room is for; only `customerService` is shown. Source: specification, Live room. */
export const roomType = { trading: 1, education: 2, customerService: 3 } as const;

/** Places in a room's show flags; only place 7 is shown, read as "may be shown on the web". Source: specification, Live room. */
export const showFlag = { web: 7 } as const;

/** The value of a show flag that is set. Source: specification, Live room. */
export const shown = 1;

/** Who somebody is in a room (assumed: the roles are not shown). */
export const roomRole = { viewer: 0, host: 1, admin: 2 } as const;

/** Kinds of messages in a room's chat (assumed: not shown). */
export const chatKind = { text: 1, gift: 2, order: 3, notice: 4 } as const;

/** Why somebody reports a room (assumed: not shown). */
export const reportReason = { spam: 1, fraud: 2, abuse: 3, other: 9 } as const;

/** What happens to somebody's right to write in a room (assumed: not shown). */
export const forbidOperation = { lift: 0, forbid: 1 } as const;

/** What happens to a pinned message (assumed: not shown). */
export const pinOperation = { unpin: 0, pin: 1 } as const;

/** What happens to a reminder of an upcoming room (assumed: not shown). */
export const reserveOperation = { cancel: 0, reserve: 1 } as const;

/** Longest text of a chat message, in characters (assumed: not shown). */
export const chatLength = 200;

/** Most pieces of a gift that can be sent at a time (assumed: not shown). */
export const maxGifts = 999;
