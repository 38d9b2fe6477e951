import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { isZero } from '@/contract/decimal';
import { summary } from '@/entities/assets';
import { $kyc } from '@/entities/identity';
import { $hasNewTask } from '@/entities/tasks';
import { LoadBoundary } from '@/shared/lazy';
import { Stack } from '@/ui/Stack/Stack';
import { AssetsCard } from '@/widgets/assets-card';
import { Activity, activitySkeleton } from './Activity';
import { KycCard } from './KycCard';
import { Tasks } from './Tasks';

/** The first view of a logged-in user: balance by account, the next step where one is open, positions and orders. */
export function Account() {
  const { kyc, hasNewTask, assets } = useUnit({ kyc: $kyc, hasNewTask: $hasNewTask, assets: summary.$data });
  return (
    <Stack gap={5}>
      <AssetsCard />
      {kyc && kyc.state !== 'passed' && <KycCard kyc={kyc} />}
      {hasNewTask && <Tasks />}
      {/* Who holds nothing has nothing open. */}
      {!(assets?.totalUsdt && isZero(assets.totalUsdt)) && (
        // Its texts come later than the balance, which stays whether they can be loaded or not.
        <LoadBoundary>
          <Suspense fallback={activitySkeleton}>
            <Activity />
          </Suspense>
        </LoadBoundary>
      )}
    </Stack>
  );
}
