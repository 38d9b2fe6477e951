import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { add, changePercent, divide, type Decimal } from '@/contract/decimal';
import type { DepthLevel } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { DepthChart } from '@/ui/DepthChart/DepthChart';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { useThrottledSource } from '@/ui/live';
import { depthPanel } from './TradeDesk.css';
import { useChartFormat } from './useChartFormat';
import { useEmptyBook } from './useEmptyBook';
import { useInstrumentName } from './useInstrumentName';
import { useMarketDataSource } from './useMarketDataSource';

export interface DepthPanelProps {
  readonly pair: Instrument;
}

/** The minimum time between redraws in ms, and the selectable ranges around the middle of the book. */
const interval = 1_000;
const ranges = [
  { id: '5', label: '±0.05%', share: 0.0005 },
  { id: '20', label: '±0.2%', share: 0.002 },
  { id: '100', label: '±1%', share: 0.01 },
] as const;
type Range = (typeof ranges)[number];
const noDependencies: readonly unknown[] = [];

/** The market depth around the price as a chart. */
export function DepthPanel({ pair }: DepthPanelProps) {
  const { id, amountUnit, decimals } = pair;
  const name = useInstrumentName()(pair);
  const t = useText('trade', 'market');
  const format = useChartFormat();
  const empty = useEmptyBook(pair);
  const panel = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>(ranges[1]);
  const source = useMarketDataSource(id, (data) => data, noDependencies);
  const throttled = useThrottledSource(source, panel, { interval });
  const snapshot = useSyncExternalStore(throttled.subscribe, throttled.read);
  const depth = snapshot?.depth ?? null;
  const [bid, ask] = [depth?.bids[0]?.[0], depth?.asks[0]?.[0]];
  const hasBoth = bid !== undefined && ask !== undefined;
  // A one-sided book has no middle, so the chart is centred on the last price.
  const mid = hasBoth ? divide(add(bid, ask), '2', decimals) : (snapshot?.trades[0]?.price ?? bid ?? ask ?? null);
  const isEmpty = depth !== null && bid === undefined && ask === undefined;
  const sides = useMemo(() => (depth && mid ? { bids: sumsOf(depth.bids, mid), asks: sumsOf(depth.asks, mid) } : null), [depth, mid]);
  return (
    <div ref={panel} className={depthPanel}>
      {isEmpty ? (
        <EmptyState text={empty.shown} picture="chart" density="compact" />
      ) : sides && mid ? (
        <DepthChart
          label={t('trade.depthOf', { pair: name })}
          {...sides}
          mid={mid}
          range={range.share}
          ranges={{
            label: t('trade.depthRange'),
            options: ranges,
            value: range.id,
            onChange: (chosen) => setRange((current) => ranges.find(({ id: each }) => each === chosen) ?? current),
          }}
          terms={{
            price: t('trade.price'),
            sum: t('trade.totalIn', { coin: amountUnit }),
            distance: t('trade.depthDistance'),
            side: t('trade.side'),
            bid: t('trade.bids'),
            ask: t('trade.asks'),
            mid: t(hasBoth ? 'trade.depthMid' : 'market.last'),
            cursor: t('trade.depthCursor'),
          }}
          format={format}
          decimals={decimals}
        />
      ) : (
        <Skeleton shape="block" size={320} />
      )}
    </div>
  );
}

/** The levels of a side with their cumulative amounts and distances from the middle. */
function sumsOf(levels: readonly DepthLevel[], mid: Decimal) {
  let sum = '0';
  return levels.map(([price, amount]) => {
    sum = add(sum, amount);
    return { price, sum, distance: changePercent(mid, price) };
  });
}
