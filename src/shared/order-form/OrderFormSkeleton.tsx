import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { skeleton } from './OrderFormSkeleton.css';

/** Reserves the space of an order form while it loads. */
export function OrderFormSkeleton() {
  return (
    <div className={skeleton}>
      <Skeleton shape="block" size={36} label />
      <Skeleton shape="text" count={3} />
      <Skeleton shape="block" size={44} />
      <Skeleton shape="block" size={44} />
      <Skeleton shape="text" count={3} />
      <Skeleton shape="block" size={36} />
    </div>
  );
}
