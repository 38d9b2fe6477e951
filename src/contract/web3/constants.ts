/** Colour numbers of a wallet's avatar, starting at 0. Source: specification, Wallet info (web3). */
export const avatarColours = { first: 0, last: 9 } as const;

/** Types of list entries (assumed: the values of tokenType are not shown). */
export const tokenTypes = ['native', 'token', 'own'] as const;

/** Whether a list entry is shown in the wallet (assumed: not shown). */
export const listStatus = { hidden: 0, shown: 1 } as const;

/** Which tokens the account data includes (assumed: the values of filter are not shown). */
export const balanceFilter = { everything: '0', withoutRisk: '1' } as const;

/** States of a transaction (assumed: not shown). */
export const transactionState = { pending: 1, success: 2, failed: 3 } as const;

/** Direction of a transaction from the account's perspective (assumed: not shown). */
export const directions = ['in', 'out'] as const;

/** Default settings of a wallet (assumed: not shown). */
export const initialConfig = { assetChainIndex: '', showNumbers: true, hidesRiskTokens: false, hidesSmallBalances: false } as const;

/** Balances worth less than this, in USDT, are small (assumed: not shown). */
export const smallBalanceThreshold = '1';
