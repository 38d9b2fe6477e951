/** Which messages a status call marks as read. Source: specification, States, Message. A separate file, because every page needs it but none of the other constants. */
export const readRange = { all: 0, one: 1 } as const;
