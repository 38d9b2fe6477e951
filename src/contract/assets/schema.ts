import * as z from 'zod/mini';
import { unknownForm, unknownQuery } from '../assumptions';
import { account } from '../capital/accounts';
import { assumed, decimal, instant, oneOf, oneOfText, wholeNumber } from '../endpoint';
import { lenient } from '../lenient';
import { maxProfitDays } from './constants';

const unlisted = 'no document lists the balances of an account by coin with their value';
const amount = () => lenient(decimal(), null);

/** One coin of one account, amounts in the coin; isolated margin has a row for each pair. Unreadable values are null: unknown, not zero. */
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
    /** Reserved, for example by open orders, positions or pending withdrawals. */
    frozen: amount(),
    borrowed: amount(),
    interest: amount(),
    /** Unrealised profit of open positions in this coin. */
    unrealised: amount(),
    /** Price of one coin in USDT; null if there is no quote. */
    price: lenient(z.nullable(decimal()), null),
  }),
  unlisted,
);
export type Asset = z.output<typeof Asset>;

export const AssetsPath = assumed(z.object({ wallet: oneOfText(account) }), unknownQuery);

/** The coins an account holds or has held, valued at the same instant. */
export const AccountAssets = assumed(z.object({ list: z.array(Asset), btcPrice: amount(), ethPrice: amount() }), unlisted);
export type AccountAssets = z.output<typeof AccountAssets>;

/** An opaque version of the user's balances, which changes whenever a balance does. */
export const Revision = assumed(z.object({ revision: z.string() }), 'no document shows how a screen learns of a balance change');

/** A day's profit in USDT: the total value of all accounts at its end, net inflow from outside, and the gain apart from that. */
export const ProfitDay = assumed(
  z.object({ time: instant(), totalUsdt: decimal(), inflowUsdt: decimal(), profitUsdt: decimal() }),
  'no document lists the profit and loss of a user’s assets',
);
export type ProfitDay = z.output<typeof ProfitDay>;

export const ProfitQuery = assumed(z.object({ days: wholeNumber().check(z.gte(1), z.lte(maxProfitDays)) }), unknownQuery);

const dustUnlisted = 'no document lists how small balances are converted';

export const DustQuery = assumed(z.object({ targetCoinId: wholeNumber() }), unknownQuery);

/** A balance too small to sell, and its proceeds in the target coin at the latest price, before the fee. */
export const DustBalance = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), name: z.string(), amount: decimal(), usdt: decimal(), received: decimal() }),
  dustUnlisted,
);
export type DustBalance = z.output<typeof DustBalance>;

/** The small balances of the spot account, the coins they can be converted to, and the fee as a fraction of the proceeds. */
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

/** A completed conversion of small balances: `received` was credited to the account, after deducting `fee`. */
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
