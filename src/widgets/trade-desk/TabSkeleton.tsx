import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { tabSkeleton } from './TradeDesk.css';

/** Reserves the space of a tab's first rows while they load. */
export function TabSkeleton() {
  return (
    <div className={tabSkeleton}>
      <Skeleton shape="row" count={5} label />
    </div>
  );
}
