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

/** The first view of a logged-in user: balance by account, pending verification or tasks, positions and orders. */
export function Account() {
  const { kyc, hasNewTask, assets } = useUnit({ kyc: $kyc, hasNewTask: $hasNewTask, assets: summary.$data });
  return (
    <Stack gap={5}>
      <AssetsCard />
      {kyc && kyc.state !== 'passed' && <KycCard kyc={kyc} />}
      {hasNewTask && <Tasks />}
      {/* A user without assets has no positions or orders. */}
      {!(assets?.totalUsdt && isZero(assets.totalUsdt)) && (
        // Its texts load after the balance, which stays visible even if they fail.
        <LoadBoundary>
          <Suspense fallback={activitySkeleton}>
            <Activity />
          </Suspense>
        </LoadBoundary>
      )}
    </Stack>
  );
}
