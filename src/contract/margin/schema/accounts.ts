import * as z from 'zod/mini';
import { assumed, decimal } from '../../endpoint';
import { lenient } from '../../lenient';
import { riskState } from '../constants';
import { marginLevelFields, unknownFields } from './fields';

/** One coin of a margin account: balances, debts, and the amounts that can still be borrowed or transferred out. */
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
    /** Price of one coin in the coin of the totals; null if there is no quote. */
    price: lenient(z.nullable(decimal()), null),
  }),
  unknownFields,
);
export type MarginAsset = z.output<typeof MarginAsset>;

const accountValueFields = {
  riskRatio: z.nullable(decimal()),
  riskState: z.enum(riskState),
  totalAsset: decimal(),
  totalDebt: decimal(),
  netAsset: decimal(),
};

/** The isolated margin account of a pair; totals in the quote coin, `riskRatio` is assets ÷ debts, null without debt. */
export const IsolatedAccount = assumed(
  z.object({
    tradeId: z.int(),
    tradeName: z.string(),
    leverage: z.int(),
    base: MarginAsset,
    quote: MarginAsset,
    ...accountValueFields,
    ...marginLevelFields,
    price: decimal(),
    liquidationPrice: z.nullable(decimal()),
  }),
  unknownFields,
);
export type IsolatedAccount = z.output<typeof IsolatedAccount>;

/** The cross-margin account with all its coins; totals in USDT. */
export const CrossAccount = assumed(
  z.object({
    leverage: lenient(z.int(), null),
    assets: lenient(z.array(MarginAsset), []),
    riskRatio: lenient(z.nullable(decimal()), null),
    riskState: lenient(z.enum(riskState), null),
    totalAsset: lenient(decimal(), null),
    totalDebt: lenient(decimal(), null),
    netAsset: lenient(decimal(), null),
    initialLevel: lenient(decimal(), null),
    warningLevel: lenient(decimal(), null),
    liquidationLevel: lenient(decimal(), null),
  }),
  unknownFields,
);
export type CrossAccount = z.output<typeof CrossAccount>;
