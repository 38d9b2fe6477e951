import * as z from 'zod/mini';
import { account } from '../../capital/accounts';
import { assumed, decimal, oneOf } from '../../endpoint';
import { lenient } from '../../lenient';
import { vipLevel } from '../constants';

/** The logged-in user. Source: specification, Login data. */
export const LoginData = z.object({
  fid: z.int(),
  fnickname: lenient(z.string(), ''),
  photo: lenient(z.string(), ''),
  vipLevel: lenient(z.int().check(z.gte(vipLevel.lowest), z.lte(vipLevel.highest)), vipLevel.lowest),
  vipType: lenient(z.int(), 0),
});
export type LoginData = z.output<typeof LoginData>;

/** The net value of one account in USDT, after debts. */
const AccountTotal = z.object({ wallet: oneOf(account), totalUsdt: decimal() });

/** The total value of a user's accounts in four units. Source: specification, Assets summary. */
export const AssetsSummary = z.object({
  totalCny: lenient(decimal(), null),
  totalUsdt: lenient(decimal(), null),
  totalBtc: lenient(decimal(), null),
  totalEth: lenient(decimal(), null),
  /** Change in value, in USDT, of the current holdings compared with the prices of 24 hours ago. */
  dayChangeUsdt: assumed(z.optional(lenient(decimal(), undefined)), 'a total alone does not show the change of the day'),
  accounts: assumed(z.optional(lenient(z.array(AccountTotal), undefined)), 'no call is shown that returns the value of each account'),
});
export type AssetsSummary = z.output<typeof AssetsSummary>;

/** The assets summary of mock trading, with its own field names. Source: specification, Assets summary, Mock variant. */
export const MockAssetsSummary = z.object({
  totalCnyAccountRights: lenient(decimal(), null),
  totalAccountRights: lenient(decimal(), null),
  totalBtcAccountRights: lenient(decimal(), null),
  totalEthAccountRights: lenient(decimal(), null),
});
export type MockAssetsSummary = z.output<typeof MockAssetsSummary>;

/** A display currency. Source: specification, Currency setting. */
export const CurrencySetting = z.object({ id: lenient(z.int(), 0), currencyCode: z.string(), symbol: lenient(z.string(), '') });
export type CurrencySetting = z.output<typeof CurrencySetting>;
