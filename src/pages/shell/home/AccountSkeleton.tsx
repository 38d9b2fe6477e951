import { Card } from '@/ui/Card/Card';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { accountRoom, bonesBeside } from './first.css';

/** The account of a user while it loads: the balance with its shortcuts and the accounts beside it, and a list. */
export function AccountSkeleton() {
  return (
    <div className={accountRoom}>
      <Card density="generous">
        <div className={bonesBeside}>
          <Stack gap={5}>
            <Skeleton length="medium" label />
            <Skeleton shape="block" size={54} length="long" />
            <Skeleton length="short" />
            <Inline gap={3} wrap={false}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Inline>
          </Stack>
          <Stack gap={4}>
            <Skeleton count={6} />
          </Stack>
        </div>
      </Card>
      <Card density="regular">
        <Skeleton shape="row" count={4} />
      </Card>
    </div>
  );
}
