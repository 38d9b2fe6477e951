import * as z from 'zod/mini';
import { unknownQuery } from '../assumptions';
import { tradeType } from '../spot/constants';
import { TransferRecord } from '../capital/schema/transfers';
import { assumed, decimal, instant, listOf, pageQuery, positiveDecimal, wholeNumber } from '../endpoint';
import { repayKind, riskState } from './constants';

const ownShape = 'the fields of this call are not shown';

/** One coin of a margin account: what is there, what is owed, and what can still be borrowed or moved away. */
export const MarginAsset = assumed(
  z.object({
    coinId: z.int(),
    coinName: z.string(),
    available: decimal(),
    frozen: decimal(),
    borrowed: decimal(),
    interest: decimal(),
    borrowAble: decimal(),
    transferOutAble: decimal(),
    hourlyRate: decimal(),
  }),
  ownShape,
);
export type MarginAsset = z.output<typeof MarginAsset>;

const worth = {
  riskRatio: z.nullable(decimal()),
  riskState: z.enum(riskState),
  totalAsset: decimal(),
  totalDebt: decimal(),
  netAsset: decimal(),
};
const levels = { initialLevel: decimal(), warningLevel: decimal(), liquidationLevel: decimal() };

/** The account of one pair; totals in the quote coin, `riskRatio` is assets ÷ debts, null without debt. */
export const IsolatedAccount = assumed(
  z.object({
    tradeId: z.int(),
    tradeName: z.string(),
    leverage: z.int(),
    base: MarginAsset,
    quote: MarginAsset,
    ...worth,
    ...levels,
    price: decimal(),
    liquidationPrice: z.nullable(decimal()),
  }),
  ownShape,
);
export type IsolatedAccount = z.output<typeof IsolatedAccount>;

/** The cross-margin account with all its coins; totals in USDT. */
export const CrossAccount = assumed(z.object({ leverage: z.int(), assets: z.array(MarginAsset), ...worth, ...levels }), ownShape);
export type CrossAccount = z.output<typeof CrossAccount>;

/** A pair that is traded on isolated margin. */
export const MarginPair = assumed(
  z.object({
    tradeId: z.int(),
    tradeName: z.string(),
    base: z.string(),
    quote: z.string(),
    leverage: z.int(),
    ...levels,
    baseHourlyRate: decimal(),
    quoteHourlyRate: decimal(),
    isopen: z.boolean(),
  }),
  ownShape,
);

/** A rung of the ladder: who has borrowed no more than the limits may use this leverage. */
export const BorrowTier = assumed(
  z.object({ level: z.int(), leverage: z.int(), baseLimit: decimal(), quoteLimit: decimal(), ...levels }),
  ownShape,
);
export type BorrowTier = z.output<typeof BorrowTier>;

/** What an order in a margin account does besides. */
export const MarginTradeType = assumed(z.object({ tradeType: z.enum(tradeType), name: z.string() }), ownShape);

/** Coins that can be borrowed on cross margin. */
export const CrossCoin = assumed(z.object({ coinId: z.int(), coinName: z.string(), hourlyRate: decimal(), limit: decimal() }), ownShape);

export const PairQuery = assumed(z.object({ tradeId: wholeNumber() }), unknownQuery);
export const PairFilter = assumed(z.object({ tradeId: z.optional(wholeNumber()) }), unknownQuery);
export const PairRequest = assumed(z.object({ tradeId: z.int() }), unknownQuery);

export const IsolatedBorrowRequest = assumed(z.object({ tradeId: z.int(), coinId: z.int(), amount: positiveDecimal() }), unknownQuery);
/** A repayment; without an amount everything that is owed, as far as the account reaches. */
export const IsolatedRepayRequest = assumed(
  z.object({ tradeId: z.int(), coinId: z.int(), amount: z.optional(positiveDecimal()) }),
  unknownQuery,
);
export const CrossBorrowRequest = assumed(z.object({ coinId: z.int(), amount: positiveDecimal() }), unknownQuery);
export const CrossRepayRequest = assumed(z.object({ coinId: z.int(), amount: z.optional(positiveDecimal()) }), unknownQuery);

const recorded = {
  id: z.string(),
  tradeId: z.nullable(z.int()),
  tradeName: z.nullable(z.string()),
  coinId: z.int(),
  coinName: z.string(),
  createdTime: instant(),
};

export const BorrowRecord = assumed(z.object({ ...recorded, amount: decimal(), hourlyRate: decimal() }), ownShape);
export type BorrowRecord = z.output<typeof BorrowRecord>;

/** A repayment by its two parts. */
export const RepayRecord = assumed(z.object({ ...recorded, kind: z.enum(repayKind), principal: decimal(), interest: decimal() }), ownShape);
export type RepayRecord = z.output<typeof RepayRecord>;

/** The interest that one hour added to a debt. */
export const InterestRecord = assumed(
  z.object({ ...recorded, principal: decimal(), hourlyRate: decimal(), interest: decimal() }),
  ownShape,
);
export type InterestRecord = z.output<typeof InterestRecord>;

/** A liquidation: totals before it in the quote coin (in USDT on cross margin), its fee, and what the insurance fund had to add. */
export const LiquidationRecord = assumed(
  z.object({
    id: z.string(),
    tradeId: z.nullable(z.int()),
    tradeName: z.nullable(z.string()),
    price: z.nullable(decimal()),
    riskRatio: decimal(),
    totalAsset: decimal(),
    totalDebt: decimal(),
    fee: decimal(),
    insurance: decimal(),
    createdTime: instant(),
  }),
  ownShape,
);
export type LiquidationRecord = z.output<typeof LiquidationRecord>;

/** One coin in a liquidation: what was sold of it or bought, and what was repaid. */
export const LiquidationStep = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), sold: decimal(), bought: decimal(), principal: decimal(), interest: decimal() }),
  ownShape,
);
export type LiquidationStep = z.output<typeof LiquidationStep>;
export const LiquidationDetail = assumed(z.object({ record: LiquidationRecord, steps: z.array(LiquidationStep) }), ownShape);
export const LiquidationQuery = assumed(z.object({ id: z.string() }), unknownQuery);

const recordFilter = {
  ...pageQuery,
  coinId: z.optional(wholeNumber()),
  startTime: z.optional(wholeNumber()),
  endTime: z.optional(wholeNumber()),
};
/** Filters of the records, newest first, `startTime` and `endTime` included. */
export const IsolatedFilter = assumed(z.object({ ...recordFilter, tradeId: z.optional(wholeNumber()) }), unknownQuery);
export const CrossFilter = assumed(z.object(recordFilter), unknownQuery);

export const BorrowList = listOf(BorrowRecord);
export const RepayList = listOf(RepayRecord);
export const InterestList = listOf(InterestRecord);
export const LiquidationList = listOf(LiquidationRecord);
export const MarginTransferList = listOf(TransferRecord);
