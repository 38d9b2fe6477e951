import { account } from '@/contract/capital';
import { negate, type Decimal } from '@/contract/decimal';
import { billOrigin } from '@/contract/spot';

/** The exchange's own accounts: the counterparties of what users receive and pay. They may go negative. */
export const systemAccounts = {
  /** Chains, banks and cards outside the exchange. */
  external: 'external',
  fees: 'fees',
  bonus: 'bonus',
  /** The counterparty of trades against the simulated book. */
  liquidity: 'liquidity',
  /** Lends to margin users and takes their interest. */
  lending: 'lending',
  funding: 'funding',
  insurance: 'insurance',
} as const;
export type SystemAccount = (typeof systemAccounts)[keyof typeof systemAccounts];

/** Why money moved; each kind except freeze and release appears as a row in a user's bills. */
export const entryKind = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalRefund: 'withdrawalRefund',
  transfer: 'transfer',
  payment: 'payment',
  conversion: 'conversion',
  freeze: 'freeze',
  release: 'release',
  trade: 'trade',
  fee: 'fee',
  borrow: 'borrow',
  repay: 'repay',
  interest: 'interest',
  funding: 'funding',
  realised: 'realised',
  settlement: 'settlement',
  liquidation: 'liquidation',
  profitShare: 'profitShare',
  gift: 'gift',
  bonus: 'bonus',
  adjustment: 'adjustment',
} as const;
export type EntryKind = (typeof entryKind)[keyof typeof entryKind];

export type Bucket = 'available' | 'frozen';

/** How a wallet is subdivided: isolated margin by trading pair, others by product or by order, such as an escrow. */
export const subAccountType = { pair: 'pair', product: 'product', order: 'order' } as const;
/** A part of a wallet with separate balances. */
export type SubAccount = { type: (typeof subAccountType)[keyof typeof subAccountType]; id: string };
/** An account of a user (by uid) or of the exchange, in one wallet or one of its sub-accounts. */
export type Account = { owner: number | SystemAccount; wallet: number; sub?: SubAccount };

/** The kinds of records that a posting can refer to. */
export const referenceType = {
  ...billOrigin,
  /** A posting without a record: opening balances, demo funds, margin across all positions. */
  user: 'user',
  /** The balances posted up to an instant and carried forward. */
  period: 'period',
} as const;
export type ReferenceType = (typeof referenceType)[keyof typeof referenceType];
/** The record that a posting refers to, and its contract if there is one. */
export type Reference = { type: ReferenceType; id: string; contractCode?: string };

export type Line = { account: Account; coinId: number; amount: Decimal; bucket: Bucket };
/** The available or frozen bucket of an account. */
export type AccountBucket = Pick<Line, 'account' | 'bucket'>;
export type Posting = { at: number; kind: EntryKind; reference: Reference; lines: readonly Line[] };
export type Entry = Posting & { sequence: number };
export type Balance = { available: Decimal; frozen: Decimal };
export type Holding = Balance & { account: Account; coinId: number };

/** The lines of a posting, or the balances of a saved ledger, do not sum to zero for a coin. */
export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
  constructor(coinId: number, sum: Decimal) {
    super(`coin ${coinId} does not balance: the sum is ${sum}`);
  }
}

/** A malformed posting, such as one without lines or with an amount that is not a decimal; also a saved ledger with wrong balances. */
export class InvalidPosting extends Error {
  override readonly name = 'InvalidPosting';
}

/** The debit and the credit line of one amount. */
export const movement = (coinId: number, amount: Decimal, from: AccountBucket, to: AccountBucket): Line[] => [
  { account: from.account, coinId, amount: negate(amount), bucket: from.bucket },
  { account: to.account, coinId, amount, bucket: to.bucket },
];

/** A user's account; isolated margin has one per trading pair. */
export const accountOf = (owner: number, wallet: number, tradeId: number | null): Account =>
  wallet === account.isolatedMargin && tradeId !== null
    ? { owner, wallet, sub: { type: subAccountType.pair, id: String(tradeId) } }
    : { owner, wallet };

/** The trading pair of an account; null if it has none. */
export const tradeIdOf = ({ sub }: Account): number | null => (sub?.type === subAccountType.pair ? Number.parseInt(sub.id, 10) : null);

/** The unique key of one coin of an account. */
export const holdingKey = ({ owner, wallet, sub }: Account, coinId: number): string =>
  `${owner}/${wallet}/${sub ? `${sub.type}:${sub.id}` : ''}/${coinId}`;

/** The reference of a posting that no record of the user caused. */
export const userReference = (uid: number): Reference => ({ type: referenceType.user, id: String(uid) });
