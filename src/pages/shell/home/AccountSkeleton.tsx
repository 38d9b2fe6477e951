import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { accountRoom, bonesBeside, bonesCard, bonesRow } from './first.css';

/** The account of a user while it loads: the balance with its shortcuts and the accounts beside it, and a list. */
export function AccountSkeleton() {
  return (
    <div className={accountRoom}>
      <div className={bonesCard}>
        <div className={bonesBeside}>
          <Stack gap={5}>
            <Skeleton length="medium" label />
            <Skeleton shape="block" size={54} length="long" />
            <Skeleton length="short" />
            <div className={bonesRow}>
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
      <div className={bonesCard}>
        <Skeleton shape="row" count={4} />
      </div>
    </div>
  );
}
