import { combine, createEvent, sample } from 'effector';
import { margin, marginMode, type CrossAccount, type IsolatedAccount, type MarginAsset, type MarginMode } from '@/contract/margin';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $crossParams, $isolatedParams, marginAccountChanged } from './gate';

/** Interval between a response and the next request, in ms: the account value moves with the market. */
export const accountInterval = 2_000;

const live = { refetchOn: [marginAccountChanged], resetOn: userChanged, poll: { every: accountInterval } };
export const crossAccount = query({ endpoint: margin.crossAccount, $params: $crossParams, ...live });
export const isolatedAccount = query({ endpoint: margin.isolatedAccountDetail, $params: $isolatedParams, ...live });

/** A margin account of either mode: its value, debts and risk. */
export interface MarginAccount extends Omit<CrossAccount, 'assets'> {
  readonly mode: MarginMode;
  /** The pair of an isolated account; null on cross margin. */
  readonly tradeId: number | null;
  readonly tradeName: string | null;
  /** The coin in which totals are counted. */
  readonly unit: string;
  /** The account's coins: all coins of cross margin, or the two of the pair. */
  readonly assets: readonly MarginAsset[];
  /** Set for isolated accounts whose debt can be liquidated by a price move. */
  readonly liquidationPrice: string | null;
}

/** Converts an isolated account to the common form. */
export const fromIsolatedAccount = ({ base, quote, ...account }: IsolatedAccount): MarginAccount => ({
  ...account,
  mode: marginMode.isolated,
  unit: quote.coinName,
  assets: [base, quote],
});

/** Converts the cross account to the common form. */
export const fromCrossAccount = (account: CrossAccount): MarginAccount => ({
  ...account,
  mode: marginMode.cross,
  tradeId: null,
  tradeName: null,
  unit: 'USDT',
  liquidationPrice: null,
});

/** The margin account on screen; null until known. */
export const $marginAccount = combine(
  crossAccount.$data,
  isolatedAccount.$data,
  (cross, isolated): MarginAccount | null => (cross && fromCrossAccount(cross)) ?? (isolated && fromIsolatedAccount(isolated)),
);

/** The account of the margin mode on screen, cross or isolated, as a query. */
export const marginAccount = {
  $data: $marginAccount,
  $latest: $marginAccount,
  $error: combine(crossAccount.$error, isolatedAccount.$error, (cross, isolated) => cross ?? isolated),
  refetched: createEvent(),
};
sample({ clock: marginAccount.refetched, target: [crossAccount.refetched, isolatedAccount.refetched] });

/** The account's coins by name; null until known. */
export const $marginAssetByCoin = $marginAccount.map((account): ReadonlyMap<string, MarginAsset> | null =>
  account === null ? null : new Map(account.assets.map((asset) => [asset.coinName, asset])),
);
