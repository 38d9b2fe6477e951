import type { CoinNetwork, TransferCoin } from '@/contract/capital';

/** A coin that can be deposited; `isOpen` on one of its networks at least. */
export interface DepositableCoin {
  readonly coinId: number;
  readonly symbol: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Coins that are deposited most, in the order in which they are offered. */
const popular = ['USDT', 'BTC', 'ETH', 'USDC', 'SOL', 'XRP'];
/** Most coins that are offered beside the list of all. */
const maxQuick = 6;

/** The coins of a list of networks, the popular ones first, then by symbol; a coin whose name is unknown is called by its symbol. */
export function depositableCoins(
  networks: readonly CoinNetwork[] | null,
  names: readonly Pick<TransferCoin, 'coinId' | 'name'>[] | null,
): readonly DepositableCoin[] {
  const nameOf = new Map(names?.map(({ coinId, name }) => [coinId, name]));
  const coins = new Map<number, DepositableCoin>();
  for (const { coinId, coinName, isDepositOpen } of networks ?? [])
    coins.set(coinId, {
      coinId,
      symbol: coinName,
      name: nameOf.get(coinId) || coinName,
      isOpen: isDepositOpen || coins.get(coinId)?.isOpen === true,
    });
  const rank = ({ symbol }: DepositableCoin) => (popular.includes(symbol) ? popular.indexOf(symbol) : popular.length);
  return [...coins.values()].toSorted((a, b) => rank(a) - rank(b) || a.symbol.localeCompare(b.symbol, 'en'));
}

/** What is offered beside the list: coins deposited lately, then the popular ones. */
export function quickCoins(coins: readonly DepositableCoin[], recentIds: readonly number[]): readonly DepositableCoin[] {
  const recent = recentIds.flatMap((id) => coins.find(({ coinId }) => coinId === id) ?? []);
  const rest = coins.filter(({ coinId, symbol }) => popular.includes(symbol) && !recentIds.includes(coinId));
  return [...recent, ...rest].filter(({ isOpen }) => isOpen).slice(0, maxQuick);
}
