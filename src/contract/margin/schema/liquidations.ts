import * as z from 'zod/mini';
import { unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, listOf } from '../../endpoint';
import { unknownFields } from './fields';

/** A liquidation: totals before it in the quote coin (USDT for cross margin), its fee, and the amount covered by the insurance fund. */
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
  unknownFields,
);
export type LiquidationRecord = z.output<typeof LiquidationRecord>;

/** One coin in a liquidation: the amounts sold, bought and repaid. */
export const LiquidationStep = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), sold: decimal(), bought: decimal(), principal: decimal(), interest: decimal() }),
  unknownFields,
);
export type LiquidationStep = z.output<typeof LiquidationStep>;

export const LiquidationDetail = assumed(z.object({ record: LiquidationRecord, steps: z.array(LiquidationStep) }), unknownFields);
export const LiquidationQuery = assumed(z.object({ id: z.string() }), unknownQuery);

export const LiquidationList = listOf(LiquidationRecord);
