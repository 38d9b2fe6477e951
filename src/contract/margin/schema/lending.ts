import * as z from 'zod/mini';
import { assumed, decimal } from '../../endpoint';
import { tradeType } from '../../spot/constants';
import { marginLevelFields, unknownFields } from './fields';

/** A pair available for isolated margin trading. */
export const MarginPair = assumed(
  z.object({
    tradeId: z.int(),
    tradeName: z.string(),
    base: z.string(),
    quote: z.string(),
    leverage: z.int(),
    ...marginLevelFields,
    baseHourlyRate: decimal(),
    quoteHourlyRate: decimal(),
    isopen: z.boolean(),
  }),
  unknownFields,
);

/** A borrowing tier: the leverage allowed up to these limits. */
export const BorrowTier = assumed(
  z.object({ level: z.int(), leverage: z.int(), baseLimit: decimal(), quoteLimit: decimal(), ...marginLevelFields }),
  unknownFields,
);
export type BorrowTier = z.output<typeof BorrowTier>;

/** How an order in a margin account borrows or repays. */
export const MarginTradeType = assumed(z.object({ tradeType: z.enum(tradeType), name: z.string() }), unknownFields);

/** A coin that can be borrowed on cross margin. */
export const CrossCoin = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), hourlyRate: decimal(), limit: decimal() }),
  unknownFields,
);
export type CrossCoin = z.output<typeof CrossCoin>;
