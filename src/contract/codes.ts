/** What the client does by itself when a code arrives and the endpoint does not handle it. */
export type CodeBehaviour = 'success' | 'inline' | 'toast' | 'dialog' | 'confirm' | 'login' | 'retry' | 'refresh';

/** One business code of the envelope: its number on the wire, what it says and what it causes. */
export interface Code {
  readonly code: number;
  readonly meaning: string;
  readonly behaviour: CodeBehaviour;
  /** Why the number is ours: the specification does not show it. */
  readonly assumed?: string;
}

const unshown = 'the specification shows no number for this case';

/** Every business code, named once. Source: specification, Error catalogue. */
export const code = {
  success: { code: 200, meaning: 'done', behaviour: 'success' },
  badRequest: { code: 400, meaning: 'a field is missing or malformed', behaviour: 'toast', assumed: unshown },
  loginRequired: { code: 401, meaning: 'the session is missing or over', behaviour: 'login', assumed: unshown },
  forbidden: {
    code: 403,
    meaning: 'the call lacks the header that proves it comes from the application',
    behaviour: 'toast',
    assumed: unshown,
  },
  notFound: { code: 404, meaning: 'no such call or record', behaviour: 'inline', assumed: unshown },
  methodNotAllowed: { code: 405, meaning: 'the path exists with another method', behaviour: 'toast', assumed: unshown },
  payloadTooLarge: { code: 413, meaning: 'the body is larger than the exchange reads', behaviour: 'toast', assumed: unshown },
  serverError: { code: 500, meaning: 'the exchange failed', behaviour: 'toast', assumed: unshown },
  wrongCredentials: { code: 10002, meaning: 'account and password do not match', behaviour: 'inline', assumed: unshown },
  accountFrozen: { code: 10003, meaning: 'the account may not log in', behaviour: 'inline', assumed: unshown },
  qrExpired: { code: 10029, meaning: 'the login QR code is over', behaviour: 'refresh' },
  transferAccepted: { code: 20351, meaning: 'accepted, booked later', behaviour: 'dialog' },
  insufficientBalance: { code: 30301, meaning: 'the account holds less than the amount', behaviour: 'toast', assumed: unshown },
  transferBlocked: { code: 30303, meaning: 'this transfer is blocked', behaviour: 'confirm' },
  transferRestricted: { code: 30304, meaning: 'this transfer is restricted', behaviour: 'confirm' },
  transferRejected: { code: 30705, meaning: 'rejected by a check', behaviour: 'toast' },
  needKyc: {
    code: 40301,
    meaning: 'business event: identity verification is needed',
    behaviour: 'dialog',
    assumed: 'the signal of this business event is not shown',
  },
  cannotUseModule: {
    code: 40302,
    meaning: 'business event: this module may not be used',
    behaviour: 'dialog',
    assumed: 'the signal of this business event is not shown',
  },
  busy: { code: 50000, meaning: 'the exchange is busy', behaviour: 'toast', assumed: unshown },
  web3Busy: { code: 50011, meaning: 'account data is not ready yet', behaviour: 'retry' },
} as const satisfies Record<string, Code>;

export type CodeName = keyof typeof code;

/** The named row of a number on the wire, or undefined for a code nobody has named. */
export const codeByNumber = (value: number): Code | undefined => rows.get(value);

const rows: ReadonlyMap<number, Code> = new Map(Object.values(code).map((row) => [row.code, row]));
