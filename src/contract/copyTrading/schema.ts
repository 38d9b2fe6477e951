import * as z from 'zod/mini';
import { compare, isDecimal } from '../decimal';
import { assumed, decimal, instant, line, oneOf, oneOfText, pageQuery, positiveDecimal, wholeNumber } from '../endpoint';
import {
  applyStatus,
  copyMode,
  copyBlocker,
  endReason,
  followState,
  leadPeriod,
  leverageMode,
  maxCopiers,
  maxProfitShare,
  onOff,
  requirement,
  traderSorts,
} from './constants';

export const ownShape = 'the fields of this answer are not shown';
export const ownQuery = 'the names of the parameters are not shown';

const percent = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => isDecimal(text) && !text.startsWith('-') && compare(text, maxProfitShare) <= 0,
        `not 0 to ${maxProfitShare} percent`,
      ),
    );

/** A lead trader as lists show them; `roi`, `winRate`, `drawdown` and `profitShare` in percent, money in USDT, over `period` days. */
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

/** Filters of the list of lead traders; `order` `desc` is the best first. */
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
  ownQuery,
);
export type TraderFilter = z.output<typeof TraderFilter>;

export const TraderQuery = assumed(z.object({ traderUid: wholeNumber() }), ownQuery);
export const OwnTraderQuery = assumed(z.object({ traderUid: z.optional(wholeNumber()) }), `${ownQuery}; oneself where left out`);
export const TraderPageQuery = assumed(z.object({ traderUid: wholeNumber(), ...pageQuery }), ownQuery);
export const PageQuery = assumed(z.object(pageQuery), ownQuery);
export const CollectQuery = assumed(z.object({ traderUid: wholeNumber(), collect: z._default(oneOfText(onOff), onOff.on) }), ownQuery);
export const PauseQuery = assumed(z.object({ pause: z._default(oneOfText(onOff), onOff.on) }), ownQuery);
export const RemoveQuery = assumed(z.object({ copierUid: wholeNumber() }), ownQuery);
export const PeriodQuery = assumed(
  z.object({ traderUid: z.optional(wholeNumber()), period: z._default(oneOfText(leadPeriod), leadPeriod.month) }),
  `${ownQuery}; oneself where left out`,
);

/** How somebody copies a lead trader; `amount` is the margin of each position, `maxAmount` of all at a time, in USDT; no `contracts` means all. */
const copyFields = {
  copyMode: oneOf(copyMode),
  amount: z._default(positiveDecimal(), '10'),
  ratio: z._default(positiveDecimal(), '1'),
  maxAmount: positiveDecimal(),
  contracts: z._default(z.array(z.string()), []),
  leverageMode: z._default(oneOf(leverageMode), leverageMode.trader),
  leverage: z._default(z.int().check(z.gte(1), z.lte(125)), 10),
};
export const CopySetting = assumed(z.object(copyFields), ownShape);
export type CopySetting = z.output<typeof CopySetting>;

export const CopyOrder = assumed(z.object({ traderUid: z.int(), inviteCode: z.optional(z.string()), ...copyFields }), ownQuery);
export type CopyOrder = z.output<typeof CopyOrder>;

/** What starting to copy would meet. */
export const CopyCheck = assumed(
  z.object({ isAllowed: z.boolean(), obstacle: oneOf(copyBlocker), available: decimal(), minAmount: decimal(), profitShare: decimal() }),
  ownShape,
);

/** The copying of one lead trader, current or past; `pnl` is realised, before the profit share. */
export const Follow = assumed(
  z.object({
    traderUid: z.int(),
    nickname: z.string(),
    photo: z.string(),
    state: oneOf(followState),
    endReason: z.nullable(oneOf(endReason)),
    setting: CopySetting,
    profitShare: decimal(),
    margin: decimal(),
    pnl: decimal(),
    unrealised: decimal(),
    paidShare: decimal(),
    trades: z.int(),
    startTime: instant(),
    endTime: z.nullable(instant()),
  }),
  ownShape,
);
export type Follow = z.output<typeof Follow>;

/** Somebody who copies me. */
export const Copier = assumed(
  z.object({
    copierUid: z.int(),
    nickname: z.string(),
    state: oneOf(followState),
    margin: decimal(),
    pnl: decimal(),
    paidShare: decimal(),
    trades: z.int(),
    startTime: instant(),
  }),
  ownShape,
);
export type Copier = z.output<typeof Copier>;

/** What a lead trader offers. */
export const LeadSetting = assumed(
  z.object({
    nickname: z.string(),
    introduction: z.string(),
    profitShare: decimal(),
    minAmount: decimal(),
    maxCopiers: z.int(),
    contracts: z.array(z.string()),
    tradeStatus: z.int(),
    isPrivate: z.boolean(),
    inviteCode: z.string(),
  }),
  ownShape,
);
export type LeadSetting = z.output<typeof LeadSetting>;

/** What a lead trader changes; what is left out stays as it is. */
export const LeadChange = assumed(
  z.object({
    nickname: z.optional(line(40)),
    introduction: z.optional(z.string().check(z.maxLength(300))),
    profitShare: z.optional(percent()),
    minAmount: z.optional(positiveDecimal()),
    maxCopiers: z.optional(z.int().check(z.gte(1), z.lte(maxCopiers))),
    contracts: z.optional(z.array(z.string()).check(z.minLength(1))),
  }),
  ownQuery,
);
export type LeadChange = z.output<typeof LeadChange>;

/** Both sides of somebody's settings: what they offer as a lead trader, and how they copy the trader asked for. */
export const Settings = assumed(z.object({ lead: z.nullable(LeadSetting), copy: z.nullable(CopySetting) }), ownShape);

export const Application = assumed(
  z.object({
    nickname: line(40),
    introduction: z._default(z.string().check(z.maxLength(300)), ''),
  }),
  ownQuery,
);
export type Application = z.output<typeof Application>;

/** Whether somebody may lead, and what became of asking for it. */
export const Qualification = assumed(
  z.object({
    isQualified: z.boolean(),
    isTrader: z.boolean(),
    applyStatus: oneOf(applyStatus),
    refusedFor: z.nullable(oneOf(requirement)),
    requirements: z.array(z.object({ kind: oneOf(requirement), required: z.string(), actual: z.string(), isMet: z.boolean() })),
  }),
  ownShape,
);
export type Qualification = z.output<typeof Qualification>;

export const PrivateOrder = assumed(z.object({ isPrivate: z._default(z.boolean(), true) }), ownQuery);
export const PrivateLead = assumed(z.object({ isPrivate: z.boolean(), inviteCode: z.string() }), ownShape);
