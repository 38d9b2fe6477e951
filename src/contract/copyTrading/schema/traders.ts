import * as z from 'zod/mini';
import { unknownQuery } from '../../assumptions';
import { assumed, decimal, oneOf, oneOfText, pageQuery, wholeNumber } from '../../endpoint';
import { leadPeriod, onOff, traderSorts } from '../constants';

/** A lead trader as listed; `roi`, `winRate`, `drawdown` and `profitShare` in percent, money in USDT, over `period` days. */
export const Trader = assumed(
  z.object({
    traderUid: z.int(),
    nickname: z.string(),
    photo: z.string(),
    introduction: z.string(),
    tradeStatus: z.int(),
    isPrivate: z.boolean(),
    profitShare: decimal(),
    minAmount: decimal(),
    copiers: z.int(),
    maxCopiers: z.int(),
    contracts: z.array(z.string()),
    leadDays: z.int(),
    period: oneOf(leadPeriod),
    roi: decimal(),
    pnl: decimal(),
    winRate: decimal(),
    drawdown: decimal(),
    copierPnl: decimal(),
    aum: decimal(),
    trades: z.int(),
    trend: z.array(decimal()),
    isCollected: z.boolean(),
    isCopied: z.boolean(),
  }),
  'the fields of copy traders are not shown',
);
export type Trader = z.output<typeof Trader>;

/** Filters for the list of lead traders; `order` `desc` sorts best first. */
export const TraderFilter = assumed(
  z.object({
    ...pageQuery,
    period: z._default(oneOfText(leadPeriod), leadPeriod.month),
    sort: z._default(z.enum(traderSorts), 'roi'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    keyword: z.optional(z.string()),
    contractCode: z.optional(z.string()),
    hideFull: z._default(oneOfText(onOff), onOff.off),
    collected: z._default(oneOfText(onOff), onOff.off),
  }),
  unknownQuery,
);
export type TraderFilter = z.output<typeof TraderFilter>;
export const TraderQuery = assumed(z.object({ traderUid: wholeNumber() }), unknownQuery);
export const OwnTraderQuery = assumed(z.object({ traderUid: z.optional(wholeNumber()) }), `${unknownQuery}; oneself where left out`);
export const TraderPageQuery = assumed(z.object({ traderUid: wholeNumber(), ...pageQuery }), unknownQuery);
export const PageQuery = assumed(z.object(pageQuery), unknownQuery);
export const CollectQuery = assumed(z.object({ traderUid: wholeNumber(), collect: z._default(oneOfText(onOff), onOff.on) }), unknownQuery);
export const PeriodQuery = assumed(
  z.object({ traderUid: z.optional(wholeNumber()), period: z._default(oneOfText(leadPeriod), leadPeriod.month) }),
  `${unknownQuery}; oneself where left out`,
);
