import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Sparkline, type SparklineProps } from '@/ui/Sparkline/Sparkline';
import type { Instrument } from './instrument';
import { useLive } from './LiveMarket';

export interface LiveTrendProps {
  readonly instrument: Instrument;
  readonly size?: SparklineProps['size'];
}

/** The last 24 hours of an instrument in one stroke, drawn anew every minute; a `LiveChange` beside it says the same in words. */
export function LiveTrend({ instrument: { id }, size = 'small' }: LiveTrendProps) {
  const { trends, onTrendShown } = useLive();
  const subscribe = useCallback((changed: () => void) => trends.subscribe(id, changed), [trends, id]);
  const trend = useSyncExternalStore(subscribe, () => trends.get(id));
  useEffect(() => {
    if (trends.get(id) === undefined) onTrendShown();
  }, [trends, id, onTrendShown]);
  return <Sparkline values={trend?.points ?? []} trend={trend?.direction ?? 'flat'} size={size} />;
}
