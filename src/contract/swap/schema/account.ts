import * as z from 'zod/mini';
import { lenient } from '../../lenient';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, wholeNumber } from '../../endpoint';
import { kindFilter, tradeFilter } from './orders';
import { contractBillKinds, tradeMode } from '../constants';

/** What a contract account holds of one coin: `equity` is balance and unrealised profit, `free` what new orders may use. */
export const ContractAssets = assumed(
  z.object({
    mode: oneOf(tradeMode),
    coinId: z.int(),
    coinName: z.string(),
    balance: decimal(),
    available: decimal(),
    free: decimal(),
    orderMargin: decimal(),
    positionMargin: decimal(),
    unrealised: decimal(),
    equity: decimal(),
    /** What an open trading-fund card still holds: it pays fees before the account does, and is no part of the balance. */
    bonus: lenient(decimal(), '0'),
    /** Maintenance margin of the cross positions in percent of what stands behind them: liquidated at 100. */
    marginRate: decimal(),
  }),
  unknownAnswer,
);
export type ContractAssets = z.output<typeof ContractAssets>;

/** Everything in a contract account, in four units. */
export const ContractAssetsSummary = assumed(
  z.object({
    totalUsdt: decimal(),
    totalBtc: decimal(),
    totalEth: decimal(),
    totalCny: decimal(),
    unrealised: decimal(),
    positionMargin: decimal(),
    orderMargin: decimal(),
    coins: z.array(ContractAssets),
  }),
  'the fields of this answer are not shown; totals are named as in the assets summary',
);

export const AssetsQuery = assumed(
  z.object({ mode: z._default(oneOfText(tradeMode), tradeMode.real), coinId: z.optional(wholeNumber()) }),
  'the names of the conditions are not shown',
);

/** A line of the bills of a contract account: `amount` is what came in, negative for what went out, `balance` what the account held of the coin after it. */
export const ContractBill = assumed(
  z.object({
    id: z.string(),
    mode: oneOf(tradeMode),
    kind: z.enum(contractBillKinds),
    coinId: z.int(),
    coinName: z.string(),
    contractCode: z.nullable(z.string()),
    amount: decimal(),
    balance: decimal(),
    createdTime: instant(),
  }),
  unknownAnswer,
);
export type ContractBill = z.output<typeof ContractBill>;
export const BillFilter = assumed(
  z.object({ ...kindFilter, kind: z.optional(z.enum(contractBillKinds)), coinId: z.optional(wholeNumber()) }),
  'the names of the filters are not shown',
);
export const ContractBillList = listOf(ContractBill);

/** One payment of funding; `amount` is what was received, negative for what was paid. */
export const FundingRecord = assumed(
  z.object({
    id: z.string(),
    mode: oneOf(tradeMode),
    contractCode: z.string(),
    positionId: z.string(),
    rate: decimal(),
    positionValue: decimal(),
    coinId: z.int(),
    amount: decimal(),
    createdTime: instant(),
  }),
  unknownAnswer,
);
export type FundingRecord = z.output<typeof FundingRecord>;
export const FundingFilter = assumed(z.object(tradeFilter), 'the names of the filters are not shown');

/** What a trading-fund card paid for: contract fees, as long as it is open and holds something. */
export const TradingFundUsage = assumed(
  z.object({
    id: z.string(),
    cardId: z.int(),
    fundId: z.int(),
    contractCode: z.string(),
    orderId: z.string(),
    amount: decimal(),
    coinName: z.string(),
    createdTime: instant(),
  }),
  unknownAnswer,
);
export type TradingFundUsage = z.output<typeof TradingFundUsage>;

/** A trading-fund card and what it was used for, newest first; `card` is null for somebody who never had one. */
export const TradingFundDetails = assumed(
  z.object({
    card: z.nullable(
      z.object({ cardId: z.int(), fundId: z.int(), amount: decimal(), left: decimal(), coinName: z.string(), isOpen: z.boolean() }),
    ),
    list: z.array(TradingFundUsage),
    totalCount: z.int(),
  }),
  unknownAnswer,
);
export const TradingFundQuery = assumed(
  z.object({ ...pageQuery, cardId: z.optional(wholeNumber()), fundId: z.optional(wholeNumber()) }),
  'read from the address of the trading-fund page: cardId and fundId',
);
