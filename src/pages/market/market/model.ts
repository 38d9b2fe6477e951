import { combine, createStore } from 'effector';
import { config, type TradeAreaRow } from '@/contract/config';
import { market, tradeArea } from '@/contract/market';
import { $favouriteContracts, $favouritePairs } from '@/entities/favourites';
import {
  $contracts,
  $featuredPairs,
  $pairs,
  matchesKeyword,
  marketRankings,
  createRanking,
  type Instrument,
  type RankingOrder,
} from '@/entities/market';
import { query } from '@/shared/api';
import { MarketGate } from './gate';
import { $selectedWatchlist } from './watchlists';

/** Numbers of pairs in the list of new listings and of recommended favourites. */
const maxNewListings = 30;
const recommendedLength = 6;

const $choice = MarketGate.state;

const areas = query({
  endpoint: config.tradeAreas,
  $params: MarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  once: true,
  refetchOn: [$choice],
});
/** The areas of the specification, shown until those of the server are loaded. */
const defaultAreas: readonly TradeAreaRow[] = Object.entries(tradeArea).map(([name, area]) => ({
  tradeArea: area,
  name: name.toUpperCase(),
}));

/** Spot areas with at least one pair, in the server's order. */
export const $areas = combine(areas.$latest, $pairs, (rows, { list }) =>
  (rows ?? defaultAreas).filter((row) => list.length === 0 || list.some(({ area }) => area === row.tradeArea)),
);
/** The selected area, otherwise the first; null if there are none. */
export const $area = combine(
  $choice,
  $areas,
  ({ area }, rows) => rows.find((row) => row.tradeArea === area)?.tradeArea ?? rows[0]?.tradeArea ?? null,
);

/** Sectors to filter by. */
export const sectors = query({
  endpoint: market.sectors,
  $params: MarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  once: true,
  refetchOn: [$choice],
});
/** Coins of the selected sector; null for all sectors and while they load. */
const $sectorCoins = combine($choice, sectors.$latest, ({ sector }, rows): ReadonlySet<string> | null => {
  const chosen = sector === null ? undefined : rows?.find((row) => row.sector === sector);
  return chosen ? new Set(chosen.coins) : null;
});

const $rows = combine(
  {
    choice: $choice,
    area: $area,
    pairs: $pairs,
    contracts: $contracts,
    favouritePairs: $favouritePairs,
    favouriteContracts: $favouriteContracts,
    watchlist: $selectedWatchlist,
    coins: $sectorCoins,
  },
  ({
    choice: { tab, side, kind, keyword },
    area,
    pairs,
    contracts,
    favouritePairs,
    favouriteContracts,
    watchlist,
    coins,
  }): readonly Instrument[] => {
    const list = (side === 'spot' ? pairs : contracts).list.filter(({ base }) => coins === null || coins.has(base));
    const found = keyword === '' ? list : list.filter((row) => matchesKeyword(row, keyword));
    switch (tab) {
      case 'favourites':
        if (watchlist) return found.filter(({ id }) => watchlist.markets.includes(id));
        return found.filter(({ id }) => (typeof id === 'number' ? favouritePairs.includes(id) : favouriteContracts.includes(id)));
      case 'new':
        return found.toSorted((a, b) => b.listedTime - a.listedTime).slice(0, maxNewListings);
      case 'contract':
        return keyword === '' ? found.filter(({ contractType }) => (contractType === 'perpetual') === (kind === 'perpetual')) : found;
      case 'spot':
        return keyword === '' ? found.filter((row) => row.area === area) : found;
    }
  },
);

/** The sorted list. */
export const list = createRanking({
  $rows,
  $order: $choice.map(({ order, moved }): RankingOrder | null =>
    moved === null ? order : { ...(order ?? { key: 'change', direction: moved === 'risen' ? 'descending' : 'ascending' }), only: moved },
  ),
});

/** Number of favourites of both kinds together. */
export const $favouriteCount = combine($favouritePairs, $favouriteContracts, (pairs, contracts) => pairs.length + contracts.length);

/** Recommended favourites. */
export const recommended = createRanking({
  $rows: combine($choice, $featuredPairs, $contracts, ({ side }, pairs, { list: contracts }) => (side === 'spot' ? pairs : contracts)),
  $order: createStore<RankingOrder | null>(marketRankings.hot),
  $limit: createStore(recommendedLength),
});
