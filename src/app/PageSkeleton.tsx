import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { room } from './PageSkeleton.css';

/** Skeleton of a page that is loading. */
export function PageSkeleton() {
  return (
    <div className={room}>
      <Stack width="content" padding={6} gap={6}>
        <Skeleton shape="block" size={32} length="short" label />
        <Skeleton shape="row" count={8} />
      </Stack>
    </div>
  );
}
