import * as z from 'zod/mini';
import { unknownForm, unknownQuery } from '../assumptions';
import { account } from '../capital/accounts';
import { assumed, decimal, instant, oneOf, oneOfText, wholeNumber } from '../endpoint';
import { lenient } from '../lenient';
import { maxProfitDays } from './constants';

const unlisted = 'no document lists what an account holds coin by coin with its value';
const amount = () => lenient(decimal(), null);

/** One coin of one account, amounts in the coin; isolated margin has a row for each pair. What cannot be read is null: unknown, not zero. */
export const Asset = assumed(
  z.object({
    wallet: lenient(oneOf(account), null),
    tradeId: lenient(z.nullable(z.int()), null),
    /** The pair of isolated margin, such as `BTC/USDT`. */
    tradeName: lenient(z.nullable(z.string()), null),
    coinId: lenient(z.int(), null),
    coinName: lenient(z.string(), ''),
    name: lenient(z.string(), ''),
    available: amount(),
    /** What orders and withdrawals under way hold back. */
    frozen: amount(),
    borrowed: amount(),
    interest: amount(),
    /** What open positions of this coin would yield now. */
    unrealised: amount(),
    /** What one coin is worth in USDT; null where nobody quotes it. */
    price: lenient(z.nullable(decimal()), null),
  }),
  unlisted,
);
export type Asset = z.output<typeof Asset>;

export const AssetsPath = assumed(z.object({ wallet: oneOfText(account) }), unknownQuery);

/** The coins that an account holds or has held, at the prices of one instant. */
export const AccountAssets = assumed(z.object({ list: z.array(Asset), btcPrice: amount(), ethPrice: amount() }), unlisted);
export type AccountAssets = z.output<typeof AccountAssets>;

/** What somebody holds, as one text: another one once anything of it has moved. */
export const Revision = assumed(z.object({ revision: z.string() }), 'no document shows how a screen learns that a balance has moved');

/** A day of the exchange, in USDT: what all accounts were worth at its end, what came in from outside less what left, and what was gained besides. */
export const ProfitDay = assumed(
  z.object({ time: instant(), totalUsdt: decimal(), inflowUsdt: decimal(), profitUsdt: decimal() }),
  'no document lists how what somebody holds has gained or lost',
);
export type ProfitDay = z.output<typeof ProfitDay>;

export const ProfitQuery = assumed(z.object({ days: wholeNumber().check(z.gte(1), z.lte(maxProfitDays)) }), unknownQuery);

const dustUnlisted = 'no document lists how small balances are converted';

export const DustQuery = assumed(z.object({ targetCoinId: wholeNumber() }), unknownQuery);

/** A balance that no order can sell, and what it would bring at the latest price, fee not deducted, in the coin that is asked for. */
export const DustBalance = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), name: z.string(), amount: decimal(), usdt: decimal(), received: decimal() }),
  dustUnlisted,
);
export type DustBalance = z.output<typeof DustBalance>;

/** The small balances of the spot account, the coins they can become, and the fee as a fraction of what they bring. */
export const Dust = assumed(
  z.object({
    targets: z.array(z.object({ coinId: z.int(), coinName: z.string(), name: z.string(), precision: z.int().check(z.nonnegative()) })),
    feeRate: decimal(),
    list: z.array(DustBalance),
  }),
  dustUnlisted,
);

export const ConvertDustRequest = assumed(
  z.object({ coinIds: z.array(z.int()).check(z.minLength(1), z.maxLength(200)), targetCoinId: z.int() }),
  unknownForm,
);
export type ConvertDustRequest = z.output<typeof ConvertDustRequest>;

/** What small balances have become: `received` is in the account, `fee` was deducted before. */
export const DustConversion = assumed(
  z.object({
    id: z.string(),
    targetCoinId: z.int(),
    targetCoinName: z.string(),
    received: decimal(),
    fee: decimal(),
    balances: z.array(DustBalance),
    createdTime: instant(),
  }),
  dustUnlisted,
);
export type DustConversion = z.output<typeof DustConversion>;
