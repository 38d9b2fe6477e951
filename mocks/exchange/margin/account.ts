import { account } from '@/contract/capital';
import { spotMarkets } from '@fixtures/spotMarkets';
import { coinById, coinByName, pairById, pairName } from '../markets';
import { accountOf, type Account } from '../posting';

/** A margin account: cross margin has one per user, isolated margin one per pair. */
export interface MarginAccount {
  readonly owner: number;
  readonly wallet: number;
  readonly tradeId: number | null;
}

export const isolatedOf = (owner: number, tradeId: number): MarginAccount => ({ owner, wallet: account.isolatedMargin, tradeId });
export const crossOf = (owner: number): MarginAccount => ({ owner, wallet: account.crossMargin, tradeId: null });

/** The margin account of a wallet and a pair; null if there is no such account. */
export function marginAccountOf(owner: number, wallet: number, tradeId: number | null): MarginAccount | null {
  if (wallet === account.crossMargin) return crossOf(owner);
  return wallet === account.isolatedMargin && tradeId !== null ? isolatedOf(owner, tradeId) : null;
}

export const keyOf = ({ owner, wallet, tradeId }: MarginAccount): string => `${owner}:${wallet}:${tradeId ?? 0}`;
export const ledgerAccountOf = ({ owner, wallet, tradeId }: MarginAccount): Account => accountOf(owner, wallet, tradeId);
export const pairNameOf = ({ tradeId }: MarginAccount): string | null => (tradeId === null ? null : pairName(tradeId));
export const coinName = (coinId: number): string => coinById.get(coinId)?.shortName ?? String(coinId);

/** The coins that can be borrowed on cross margin: those of all margin pairs. */
export const crossCoins: readonly number[] = [
  ...new Set(
    spotMarkets
      .filter(({ marginRatio }) => marginRatio > 0)
      .flatMap(({ base, quote }) => [coinByName(base).coinId, coinByName(quote).coinId]),
  ),
];

/** The coins of an account: the two of its pair, or all coins of cross margin. */
export function coinsOf({ tradeId }: MarginAccount): readonly number[] {
  const pair = tradeId === null ? undefined : pairById.get(tradeId);
  return pair ? [coinByName(pair.base).coinId, coinByName(pair.quote).coinId] : crossCoins;
}
