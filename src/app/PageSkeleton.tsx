import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';

/** Skeleton of a page that is loading. */
export function PageSkeleton() {
  return (
    <Stack width="content" padding={6} gap={6}>
      <Skeleton shape="block" size={32} length="short" label />
      <Skeleton shape="row" count={8} />
    </Stack>
  );
}
