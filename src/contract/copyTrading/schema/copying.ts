import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, oneOf, positiveDecimal } from '../../endpoint';
import { copyMode, copyBlocker, endReason, copyTradeState, leverageMode } from '../constants';

/** Settings for copying a lead trader; `amount` is the margin per position, `maxAmount` the maximum total margin, in USDT; empty `contracts` means all. */
const copyFields = {
  copyMode: oneOf(copyMode),
  amount: z._default(positiveDecimal(), '10'),
  ratio: z._default(positiveDecimal(), '1'),
  maxAmount: positiveDecimal(),
  contracts: z._default(z.array(z.string()), []),
  leverageMode: z._default(oneOf(leverageMode), leverageMode.trader),
  leverage: z._default(z.int().check(z.gte(1), z.lte(125)), 10),
};
export const CopySetting = assumed(z.object(copyFields), unknownAnswer);
export type CopySetting = z.output<typeof CopySetting>;
export const CopyTradeRequest = assumed(z.object({ traderUid: z.int(), inviteCode: z.optional(z.string()), ...copyFields }), unknownQuery);
export type CopyTradeRequest = z.output<typeof CopyTradeRequest>;

/** Whether the user can start copying and, if not, what prevents it. */
export const CopyCheck = assumed(
  z.object({ isAllowed: z.boolean(), blocker: oneOf(copyBlocker), available: decimal(), minAmount: decimal(), profitShare: decimal() }),
  unknownAnswer,
);

/** A current or past copy relation with a lead trader; `pnl` is realised, before the profit share. */
export const CopyTrade = assumed(
  z.object({
    traderUid: z.int(),
    nickname: z.string(),
    photo: z.string(),
    state: oneOf(copyTradeState),
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
  unknownAnswer,
);
export type CopyTrade = z.output<typeof CopyTrade>;

/** A copier of the calling lead trader. */
export const Copier = assumed(
  z.object({
    copierUid: z.int(),
    nickname: z.string(),
    state: oneOf(copyTradeState),
    margin: decimal(),
    pnl: decimal(),
    paidShare: decimal(),
    trades: z.int(),
    startTime: instant(),
  }),
  unknownAnswer,
);
export type Copier = z.output<typeof Copier>;
