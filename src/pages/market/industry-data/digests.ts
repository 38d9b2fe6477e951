import { combine, createStore } from 'effector';
import { $contracts, $featuredPairs, $usdtPairs, createDigest, createRanking, type RankingOrder } from '@/entities/market';
import { createGate } from '@/shared/lib/gate';
import { heatCoins, sectorMetrics, type HeatCoin, type HeatSize, type SectorMetrics } from './metrics';
import { sectors } from './model';

/** Maximum number of heat map tiles and funding rate rows. */
const maxTiles = 36;
const maxRates = 8;

/** The heat map is mounted, with the measure of its tile size. */
export const HeatGate = createGate<{ readonly size: HeatSize }>('HeatGate', { size: 'cap' });

export const heat = createDigest({
  $source: combine({ pairs: $featuredPairs, gate: HeatGate.state }),
  read: ({ pairs, gate: { size } }, quotes): readonly HeatCoin[] => heatCoins(pairs, size, quotes, maxTiles),
  empty: [],
});

export const sectorRanking = createDigest({
  $source: combine({ sectors: sectors.$latest, pairs: $usdtPairs }),
  read: ({ sectors: loadedSectors, pairs }, quotes): readonly SectorMetrics[] => sectorMetrics(loadedSectors ?? [], pairs, quotes),
  empty: [],
});

const $perpetual = $contracts.map(({ list }) => list.filter(({ contractType }) => contractType === 'perpetual'));
const funding = (direction: RankingOrder['direction']) =>
  createRanking({
    $rows: $perpetual,
    $order: createStore<RankingOrder | null>({ key: 'funding', direction }),
    $limit: createStore(maxRates),
  });

/** Contracts with the highest funding rates, paid by longs, and with the lowest, paid by shorts. */
export const fundingRanking = { highest: funding('descending'), lowest: funding('ascending') } as const;
