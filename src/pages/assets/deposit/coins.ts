import type { CoinNetwork, TransferCoin } from '@/contract/capital';

/** A coin that can be deposited; `isOpen` if at least one of its networks accepts deposits. */
export interface DepositableCoin {
  readonly coinId: number;
  readonly symbol: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Popular coins in display order. */
const popular = ['USDT', 'BTC', 'ETH', 'USDC', 'SOL', 'XRP'];
/** Maximum number of quick choices. */
const maxQuick = 6;

/** The coins of a list of networks, popular ones first, then by symbol; the symbol replaces an unknown name. */
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

/** Quick choices: recently deposited coins, then popular ones; suspended coins are omitted. */
export function quickCoins(coins: readonly DepositableCoin[], recentIds: readonly number[]): readonly DepositableCoin[] {
  const recent = recentIds.flatMap((id) => coins.find(({ coinId }) => coinId === id) ?? []);
  const rest = coins.filter(({ coinId, symbol }) => popular.includes(symbol) && !recentIds.includes(coinId));
  return [...recent, ...rest].filter(({ isOpen }) => isOpen).slice(0, maxQuick);
}
