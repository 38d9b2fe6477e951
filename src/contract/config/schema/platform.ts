import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal } from '../../endpoint';
import { lenient } from '../../lenient';
import { ServiceLine } from './site';

/** The customer service lines in the order in which they are tried; null if unreadable. */
export const ServiceConfig = z.object({ serviceLines: lenient(z.array(ServiceLine), null) });

export const LocaleRow = assumed(z.object({ code: z.string(), name: z.string() }), unknownAnswer);

/** Platform statistics of the home page; `turnover` is the 24-hour turnover in USDT. */
export const PlatformStats = assumed(
  z.object({
    turnover: lenient(decimal(), null),
    userCount: lenient(z.int(), null),
    pairCount: lenient(z.int(), null),
    contractCount: lenient(z.int(), null),
    countryCount: lenient(z.int(), null),
  }),
  unknownAnswer,
);
export type PlatformStats = z.output<typeof PlatformStats>;

export const TradeAreaRow = assumed(z.object({ tradeArea: z.int(), name: lenient(z.string(), '') }), unknownAnswer);
export type TradeAreaRow = z.output<typeof TradeAreaRow>;

export const PartnerConfig = assumed(z.object({ isEnabled: z.boolean() }), unknownAnswer);

/** Whether the visitor's region is restricted; `region` is an ISO 3166 code, `notice` a text to display. */
export const Compliance = assumed(
  z.object({ isRestricted: lenient(z.boolean(), false), region: lenient(z.string(), ''), notice: lenient(z.string(), '') }),
  unknownAnswer,
);
export type Compliance = z.output<typeof Compliance>;
