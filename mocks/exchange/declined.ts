/** The exchange says no to what somebody wants, and nothing has moved: the base of every reason it gives. */
export class Declined extends Error {}
