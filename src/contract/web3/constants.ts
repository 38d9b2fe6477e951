/** Colours of a wallet's avatar are numbered from 0. Source: specification, Wallet info (web3). */
export const avatarColours = { first: 0, last: 9 } as const;

/** What an entry of a list is (assumed: the values of tokenType are not shown). */
export const tokenTypes = ['native', 'token', 'own'] as const;

/** Whether an entry of a list is shown in the wallet (assumed: not shown). */
export const listStatus = { hidden: 0, shown: 1 } as const;

/** Which tokens account data leaves out (assumed: the values of filter are not shown). */
export const balanceFilter = { everything: '0', withoutRisk: '1' } as const;

/** How a transaction stands (assumed: not shown). */
export const transactionState = { pending: 1, success: 2, failed: 3 } as const;

/** Which way a transaction went, as its account sees it (assumed: not shown). */
export const directions = ['in', 'out'] as const;

/** The settings of a wallet that has changed none (assumed: not shown). */
export const initialConfig = { assetChainIndex: '', showNumbers: true, hidesRiskTokens: false, hidesSmallBalances: false } as const;

/** Below this value in USDT a balance counts as small (assumed: not shown). */
export const smallBalance = '1';
