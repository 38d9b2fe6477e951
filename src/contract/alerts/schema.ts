import * as z from 'zod/mini';
import { assumed, decimal, instant, positiveDecimal } from '../endpoint';
import { alertBasis, alertRepeat } from './constants';

const unlisted = 'no document lists the calls of price alerts, only the messages they send; fields as exchanges have them';

/** A price somebody wants to be told of: of a spot pair by its tradeId or a contract by its code, the other is null. `direction` is the way the price has to cross it. */
export const PriceAlert = assumed(
  z.object({
    alertId: z.string(),
    tradeId: z.nullable(z.int()),
    contractCode: z.nullable(z.string()),
    basis: z.enum(alertBasis),
    direction: z.enum(['above', 'below']),
    price: decimal(),
    repeat: z.enum(alertRepeat),
    /** It waits for its price; one that goes off once no longer does. */
    isActive: z.boolean(),
    createdTime: instant(),
    /** When it last went off. */
    firedTime: z.nullable(instant()),
  }),
  unlisted,
);
export type PriceAlert = z.output<typeof PriceAlert>;
export const PriceAlerts = z.array(PriceAlert);

const figures = { basis: z.enum(alertBasis), price: positiveDecimal(), repeat: z.enum(alertRepeat) };

/** A new alert, of a pair or of a contract. The exchange tells from the price of now which way it has to be crossed. */
export const PriceAlertRequest = assumed(
  z.object({ tradeId: z.nullable(z.int()), contractCode: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))), ...figures }),
  unlisted,
);
export type PriceAlertRequest = z.output<typeof PriceAlertRequest>;

/** Other terms of an alert, which waits again. */
export const PriceAlertChangeRequest = assumed(z.object(figures), unlisted);

export const PriceAlertPath = z.object({ alertId: z.string().check(z.minLength(1), z.maxLength(40)) });
