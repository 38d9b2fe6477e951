import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { tabSkeleton } from './TradeDesk.css';

/** Takes the room of a tab's first rows while they are loaded. */
export function TabSkeleton() {
  return (
    <div className={tabSkeleton}>
      <Skeleton shape="row" count={5} label />
    </div>
  );
}
