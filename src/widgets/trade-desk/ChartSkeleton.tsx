import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { chartSkeleton } from './TradeDesk.css';

/** Reserves the space of a chart and its tools while they load. */
export function ChartSkeleton() {
  return (
    <div className={chartSkeleton}>
      <Skeleton shape="text" length="medium" label />
      <Skeleton shape="fill" />
    </div>
  );
}
