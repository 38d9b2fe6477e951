/** States of a task's reward; only `notReceived` is shown, the others are assumed. Source: specification, Newbie task. */
export const receiveStatus = { notReceived: 0, received: 1, expired: 2 } as const;
