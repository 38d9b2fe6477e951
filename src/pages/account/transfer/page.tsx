import { Suspense, useMemo } from 'react';
import { isAccountType } from '@/entities/accounts';
import { loadTransferPanel } from '@/features/transfer';
import { lazyNamed } from '@/shared/lazy';
import { Page } from '@/shared/page';
import { routes, useRouteQuery } from '@/shared/routing';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { panel } from './page.css';

const TransferPanel = lazyNamed(loadTransferPanel, 'TransferPanel');

/** The transfer page; its address can preset both accounts. */
export function TransferPage() {
  const { source, target, coinId } = useRouteQuery(routes.transfer) ?? {};
  const opening = useMemo(
    () => ({ source: isAccountType(source) ? source : undefined, target: isAccountType(target) ? target : undefined, coinId }),
    [source, target, coinId],
  );
  return (
    <Page route={routes.transfer}>
      <div className={panel}>
        <Suspense fallback={<Skeleton shape="row" count={4} label />}>
          <TransferPanel opening={opening} />
        </Suspense>
      </div>
    </Page>
  );
}
