import * as z from 'zod/mini';
import { assumed, decimal, instant, oneOf } from '../endpoint';
import { contractTypes, instrumentType } from '../market/tables';

/** A contract that can be traded: everything about it that does not move. `contractSize` is in the base coin. */
export const Contract = assumed(
  z.object({
    contractCode: z.string(),
    contractType: z.enum(contractTypes),
    instType: oneOf(instrumentType),
    liquidationDate: z.nullable(instant()),
    baseCurrency: z.string(),
    quoteCurrency: z.string(),
    baseName: z.string(),
    webLogo: z.string(),
    digit: z.string(),
    contractSize: decimal(),
    maxLeverage: z.int(),
    listedTime: instant(),
  }),
  'the fields of the contract lists are not shown; those of the swap item keep their names',
);
export type Contract = z.output<typeof Contract>;

export const LanguageQuery = z.object({ lang: z.optional(z.string()) });
