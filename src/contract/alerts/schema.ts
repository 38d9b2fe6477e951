import * as z from 'zod/mini';
import { assumed, decimal, instant, positiveDecimal } from '../endpoint';
import { alertBasis, alertRepeat } from './constants';

const unlisted = 'no document lists the calls of price alerts, only the messages they send; fields as on other exchanges';

/** A price alert on a spot pair (`tradeId`) or a contract (`contractCode`); the other is null. `direction` is the direction in which the price must cross. */
export const PriceAlert = assumed(
  z.object({
    alertId: z.string(),
    tradeId: z.nullable(z.int()),
    contractCode: z.nullable(z.string()),
    basis: z.enum(alertBasis),
    direction: z.enum(['above', 'below']),
    price: decimal(),
    repeat: z.enum(alertRepeat),
    /** Whether the alert is waiting for its price; a `once` alert becomes inactive when it triggers. */
    isActive: z.boolean(),
    createdTime: instant(),
    /** When it last triggered. */
    firedTime: z.nullable(instant()),
  }),
  unlisted,
);
export type PriceAlert = z.output<typeof PriceAlert>;
export const PriceAlerts = z.array(PriceAlert);

const alertFields = { basis: z.enum(alertBasis), price: positiveDecimal(), repeat: z.enum(alertRepeat) };

/** A new alert on a pair or contract. The exchange derives the crossing direction from the current price. */
export const PriceAlertRequest = assumed(
  z.object({ tradeId: z.nullable(z.int()), contractCode: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))), ...alertFields }),
  unlisted,
);
export type PriceAlertRequest = z.output<typeof PriceAlertRequest>;

/** New terms of an alert, which becomes active again. */
export const PriceAlertChangeRequest = assumed(z.object(alertFields), unlisted);

export const PriceAlertPath = z.object({ alertId: z.string().check(z.minLength(1), z.maxLength(40)) });
