import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { accountHeight, skeletonHalves, skeletonCard, skeletonShortcuts } from './aboveFold.css';

/** Loading skeleton of the account: balance with shortcuts, accounts beside it, and a list. */
export function AccountSkeleton() {
  return (
    <div className={accountHeight}>
      <div className={skeletonCard}>
        <div className={skeletonHalves}>
          <Stack gap={5}>
            <Skeleton length="medium" label />
            <Skeleton shape="block" size={54} length="long" />
            <Skeleton length="short" />
            <div className={skeletonShortcuts}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </div>
          </Stack>
          <Stack gap={4}>
            <Skeleton count={6} />
          </Stack>
        </div>
      </div>
      <div className={skeletonCard}>
        <Skeleton shape="row" count={4} />
      </div>
    </div>
  );
}
