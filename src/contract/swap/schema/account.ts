import * as z from 'zod/mini';
import { lenient } from '../../lenient';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, wholeNumber } from '../../endpoint';
import { bizTypeFilter, tradeFilter } from './orders';
import { contractBillKinds, tradeMode } from '../constants';

/** A contract account's balances of one coin: `equity` is balance plus unrealised profit, `free` is available for new orders. */
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
    /** Remaining amount of an open trading-fund card: it pays fees before the account does and is not part of the balance. */
    bonus: lenient(decimal(), '0'),
    /** Maintenance margin of the cross positions, in percent of the collateral backing them; liquidation at 100. */
    marginRate: decimal(),
  }),
  unknownAnswer,
);
export type ContractAssets = z.output<typeof ContractAssets>;

/** The totals of a contract account in four units. */
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
  'the fields of this response are not shown; totals are named as in the assets summary',
);

export const AssetsQuery = assumed(
  z.object({ mode: z._default(oneOfText(tradeMode), tradeMode.real), coinId: z.optional(wholeNumber()) }),
  'the names of the conditions are not shown',
);

/** A bill of a contract account: `amount` is credited (negative if debited), `balance` is the account's balance of the coin afterwards. */
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
  z.object({ ...bizTypeFilter, kind: z.optional(z.enum(contractBillKinds)), coinId: z.optional(wholeNumber()) }),
  'the names of the filters are not shown',
);
export const ContractBillList = listOf(ContractBill);

/** A funding payment; `amount` is received, negative if paid. */
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

/** A contract fee paid from a trading-fund card, which applies as long as the card is open and has a remaining amount. */
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

/** A trading-fund card and its usage, newest first; `card` is null if the user has no such card. */
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
