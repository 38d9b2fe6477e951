import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { formSkeleton } from './TradeDesk.css';

/** Takes the room of an order form while it is loaded. */
export function FormSkeleton() {
  return (
    <div className={formSkeleton}>
      <Skeleton shape="block" size={36} label />
      <Skeleton shape="text" count={3} />
      <Skeleton shape="block" size={44} />
      <Skeleton shape="block" size={44} />
      <Skeleton shape="text" count={3} />
      <Skeleton shape="block" size={36} />
    </div>
  );
}
