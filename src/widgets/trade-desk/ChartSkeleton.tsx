import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { chartSkeleton } from './TradeDesk.css';

/** Takes the room of a chart and its tools while they are loaded. */
export function ChartSkeleton() {
  return (
    <div className={chartSkeleton}>
      <Skeleton shape="text" length="medium" label />
      <Skeleton shape="fill" />
    </div>
  );
}
