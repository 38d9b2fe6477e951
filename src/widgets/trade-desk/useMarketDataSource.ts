import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Instrument } from '@/entities/market';
import { $marketData, type MarketData } from '@/entities/pair-feed';
import type { LiveSource } from '@/ui/live';

/** A live source, updated outside React, of a value that `read` derives from an instrument's book and trades; `read` must change only with `dependencies`. */
export function useMarketDataSource<Value>(
  id: Instrument['id'],
  read: (data: MarketData) => Value,
  dependencies: readonly unknown[],
): LiveSource<Value | null> {
  const marketData = useUnit($marketData);
  return useMemo(
    () => ({
      read: () => {
        const data = marketData.get(id);
        return data ? read(data) : null;
      },
      subscribe: (changed) => marketData.subscribe(id, () => changed()),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `read` stands for its dependencies
    [marketData, id, ...dependencies],
  );
}
