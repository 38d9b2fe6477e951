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
  sessionReplaced: {
    code: 40101,
    meaning: 'the session was ended by a login elsewhere',
    behaviour: 'login',
    assumed: 'neither the number nor that a login elsewhere ends a session is shown',
  },
  serverError: { code: 500, meaning: 'the exchange failed', behaviour: 'toast', assumed: unshown },
  wrongCredentials: { code: 10002, meaning: 'account and password do not match', behaviour: 'inline', assumed: unshown },
  accountFrozen: { code: 10003, meaning: 'the account is frozen: it may not log in, send or trade', behaviour: 'inline', assumed: unshown },
  factorMissing: { code: 10004, meaning: 'a code or the trade password is missing', behaviour: 'inline', assumed: unshown },
  codeWrong: { code: 10005, meaning: 'the verification code is wrong', behaviour: 'inline', assumed: unshown },
  codeExpired: { code: 10006, meaning: 'no verification code is valid any more', behaviour: 'inline', assumed: unshown },
  codeTooSoon: { code: 10007, meaning: 'a verification code was sent a moment ago', behaviour: 'toast', assumed: unshown },
  captchaFailed: { code: 10008, meaning: 'the picture puzzle is not solved', behaviour: 'inline', assumed: unshown },
  accountTaken: { code: 10009, meaning: 'another account has this name', behaviour: 'inline', assumed: unshown },
  accountUnknown: { code: 10010, meaning: 'no account has this name', behaviour: 'inline', assumed: unshown },
  passwordUsed: { code: 10011, meaning: 'the new password is the old one', behaviour: 'inline', assumed: unshown },
  wrongPassword: { code: 10012, meaning: 'the login or trade password is wrong', behaviour: 'inline', assumed: unshown },
  securityItemBound: { code: 10013, meaning: 'this item is set already', behaviour: 'toast', assumed: unshown },
  securityItemUnbound: { code: 10014, meaning: 'this item is not set', behaviour: 'toast', assumed: unshown },
  lastSecurityItem: { code: 10015, meaning: 'the last way to reach somebody cannot be closed', behaviour: 'toast', assumed: unshown },
  verificationExpired: { code: 10016, meaning: 'the step before is missing or too long ago', behaviour: 'toast', assumed: unshown },
  accountNotEmpty: { code: 10017, meaning: 'an account that holds money cannot be deleted', behaviour: 'toast', assumed: unshown },
  accountLocked: {
    code: 10018,
    meaning: 'too many tries to log in have failed; none is taken for a while',
    behaviour: 'inline',
    assumed: unshown,
  },
  regionRestricted: { code: 10019, meaning: 'the exchange opens no account in this region', behaviour: 'inline', assumed: unshown },
  nicknameTaken: { code: 10020, meaning: 'somebody else has this nickname', behaviour: 'inline', assumed: unshown },
  nicknameForbidden: {
    code: 10021,
    meaning: 'the nickname could be taken for the exchange itself',
    behaviour: 'inline',
    assumed: unshown,
  },
  newCodeWrong: {
    code: 10022,
    meaning: 'the code of the item that is to be bound is wrong or no longer valid',
    behaviour: 'inline',
    assumed: unshown,
  },
  qrWaiting: {
    code: 10027,
    meaning: 'nobody has scanned the login QR code yet',
    behaviour: 'inline',
    assumed: 'any code but success and 10029 keeps the status check going; which one is not shown',
  },
  qrScanned: {
    code: 10028,
    meaning: 'the login QR code was scanned and waits to be confirmed',
    behaviour: 'inline',
    assumed: 'any code but success and 10029 keeps the status check going; which one is not shown',
  },
  qrExpired: { code: 10029, meaning: 'the login QR code is over', behaviour: 'refresh' },
  transferAccepted: { code: 20351, meaning: 'accepted, booked later', behaviour: 'dialog' },
  insufficientBalance: { code: 30301, meaning: 'the account holds less than the amount', behaviour: 'toast', assumed: unshown },
  transferBlocked: { code: 30303, meaning: 'this transfer is blocked', behaviour: 'confirm' },
  transferRestricted: { code: 30304, meaning: 'this transfer is restricted', behaviour: 'confirm' },
  transferRejected: { code: 30705, meaning: 'rejected by a check', behaviour: 'toast' },
  marketClosed: { code: 30401, meaning: 'the market is not open', behaviour: 'toast', assumed: unshown },
  orderBelowMinAmount: { code: 30402, meaning: 'the amount is below the least one', behaviour: 'toast', assumed: unshown },
  orderBelowMinTurnover: { code: 30403, meaning: 'price times amount is below the least turnover', behaviour: 'toast', assumed: unshown },
  orderOffTick: { code: 30404, meaning: 'the price is no multiple of the tick', behaviour: 'toast', assumed: unshown },
  orderOffLot: { code: 30405, meaning: 'the amount is no multiple of the lot', behaviour: 'toast', assumed: unshown },
  orderPriceDeviation: { code: 30406, meaning: 'the price is too far from the latest one', behaviour: 'toast', assumed: unshown },
  orderWouldMatch: { code: 30407, meaning: 'a post-only order would match at once', behaviour: 'toast', assumed: unshown },
  orderCannotFill: { code: 30408, meaning: 'the book cannot fill the order as its terms demand', behaviour: 'toast', assumed: unshown },
  orderTriggerPassed: { code: 30409, meaning: 'the trigger is on the wrong side of the price', behaviour: 'toast', assumed: unshown },
  orderEnded: { code: 30410, meaning: 'the order is filled or cancelled already', behaviour: 'toast', assumed: unshown },
  orderLeverage: {
    code: 30411,
    meaning: 'the leverage is above what the contract or the size allows',
    behaviour: 'toast',
    assumed: unshown,
  },
  orderReduceOnly: { code: 30412, meaning: 'there is no position of that size to close', behaviour: 'toast', assumed: unshown },
  orderTooLarge: { code: 30413, meaning: 'the order is worth more than one order may be', behaviour: 'toast', assumed: unshown },
  tooManyOrders: { code: 30414, meaning: 'too many orders wait already', behaviour: 'toast', assumed: unshown },
  contractInUse: {
    code: 30415,
    meaning: 'positions or orders stand in the way of this change',
    behaviour: 'toast',
    assumed: unshown,
  },
  marginTooLow: { code: 30416, meaning: 'the position needs the margin it has', behaviour: 'toast', assumed: unshown },
  nothingToMerge: { code: 30417, meaning: 'there are no two positions to make one of', behaviour: 'toast', assumed: unshown },
  mockFundsEnough: { code: 30418, meaning: 'the account of mock trading holds enough', behaviour: 'toast', assumed: unshown },
  mockClaimLimit: { code: 30419, meaning: 'the demo funds of the day are claimed', behaviour: 'toast', assumed: unshown },
  marginUnavailable: { code: 30421, meaning: 'this pair or coin is not traded on margin', behaviour: 'toast', assumed: unshown },
  borrowLimit: { code: 30422, meaning: 'the loan is above what the ladder and the assets allow', behaviour: 'toast', assumed: unshown },
  nothingBorrowed: { code: 30423, meaning: 'there is no debt to repay', behaviour: 'toast', assumed: unshown },
  tooManyAlerts: { code: 30424, meaning: 'as many price alerts wait as may wait', behaviour: 'toast', assumed: unshown },
  depositClosed: { code: 30501, meaning: 'deposits of the coin are closed on this network', behaviour: 'toast', assumed: unshown },
  withdrawalClosed: { code: 30502, meaning: 'withdrawals of the coin are closed on this network', behaviour: 'toast', assumed: unshown },
  addressInvalid: { code: 30503, meaning: 'the address is none of this network', behaviour: 'inline', assumed: unshown },
  addressNotListed: {
    code: 30504,
    meaning: 'the address is not on the whitelist, or not for long enough',
    behaviour: 'toast',
    assumed: unshown,
  },
  addressListed: { code: 30505, meaning: 'the address is in the book already', behaviour: 'toast', assumed: unshown },
  tooManyAddresses: { code: 30506, meaning: 'there are as many addresses as there may be', behaviour: 'toast', assumed: unshown },
  amountBelowMinimum: { code: 30507, meaning: 'the amount is below the least one', behaviour: 'toast', assumed: unshown },
  withdrawalLimit: { code: 30508, meaning: 'the amount is above what is left of the day', behaviour: 'toast', assumed: unshown },
  withdrawalLocked: { code: 30509, meaning: 'withdrawals rest for a day after a change of security', behaviour: 'toast', assumed: unshown },
  withdrawalUnderWay: { code: 30510, meaning: 'the withdrawal is past its review', behaviour: 'toast', assumed: unshown },
  recipientSelf: { code: 30521, meaning: 'somebody pays themselves', behaviour: 'inline', assumed: unshown },
  recipientUnavailable: { code: 30522, meaning: 'the recipient takes no payments', behaviour: 'inline', assumed: unshown },
  paymentLimit: { code: 30523, meaning: 'the payment is above what is left of the day', behaviour: 'inline', assumed: unshown },
  paymentRequestEnded: { code: 30524, meaning: 'the request is paid, declined, canceled or expired', behaviour: 'toast', assumed: unshown },
  noSmallBalance: {
    code: 30531,
    meaning: 'a balance is too large to be converted as a small one, or gone',
    behaviour: 'toast',
    assumed: unshown,
  },
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
  kycUnderReview: { code: 40311, meaning: 'this level of verification is under review', behaviour: 'toast', assumed: unshown },
  kycAlreadyPassed: { code: 40312, meaning: 'this level of verification has passed', behaviour: 'toast', assumed: unshown },
  kycLevelBefore: { code: 40313, meaning: 'the level before has not passed', behaviour: 'toast', assumed: unshown },
  kycDocumentUsed: { code: 40314, meaning: 'another account was verified with this document', behaviour: 'inline', assumed: unshown },
  kycIncomplete: { code: 40315, meaning: 'a form, a paper or the face check is missing', behaviour: 'inline', assumed: unshown },
  kycRejected: { code: 40316, meaning: 'this level was refused for good', behaviour: 'toast', assumed: unshown },
  roomClosed: { code: 60101, meaning: 'the live room is not in a state that allows this', behaviour: 'toast', assumed: unshown },
  roomForbidden: { code: 60102, meaning: 'this user may not write in the live room', behaviour: 'toast', assumed: unshown },
  roomRight: { code: 60103, meaning: 'only the host or an admin may do this', behaviour: 'toast', assumed: unshown },
  traderClosed: { code: 60201, meaning: 'the lead trader takes no copies at present', behaviour: 'toast', assumed: unshown },
  traderFull: { code: 60202, meaning: 'the lead trader has no free place', behaviour: 'toast', assumed: unshown },
  traderPrivate: { code: 60203, meaning: 'the lead trader asks for an invitation code', behaviour: 'toast', assumed: unshown },
  copyRefused: { code: 60204, meaning: 'the settings of a copy break a limit', behaviour: 'toast', assumed: unshown },
  alreadyCopying: { code: 60205, meaning: 'the lead trader is copied already', behaviour: 'toast', assumed: unshown },
  notCopying: { code: 60206, meaning: 'the lead trader is not copied', behaviour: 'toast', assumed: unshown },
  notLeadTrader: { code: 60207, meaning: 'only a lead trader may do this', behaviour: 'toast', assumed: unshown },
  notQualified: { code: 60208, meaning: 'the application for lead trading does not qualify', behaviour: 'toast', assumed: unshown },
  busy: { code: 50000, meaning: 'the exchange is busy', behaviour: 'toast', assumed: unshown },
  web3Busy: { code: 50011, meaning: 'account data is not ready yet', behaviour: 'retry' },
  web3Listed: { code: 50012, meaning: 'the chain or token is in the list already', behaviour: 'inline', assumed: unshown },
} as const satisfies Record<string, Code>;

export type CodeName = keyof typeof code;

/** The named row of a number on the wire, or undefined for a code nobody has named. */
export const codeByNumber = (value: number): Code | undefined => rows.get(value);

const rows: ReadonlyMap<number, Code> = new Map(Object.values(code).map((row) => [row.code, row]));
