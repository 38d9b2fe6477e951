/** What a status call marks read. Source: specification, States, Message. It stands by itself: every page needs it, and none of the other constants. */
export const range = { all: 0, one: 1 } as const;
