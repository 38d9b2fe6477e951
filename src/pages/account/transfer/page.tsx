import { lazy, Suspense, useMemo } from 'react';
import { isAccountType } from '@/entities/accounts';
import { loadTransferPanel } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { routes, useRouteQuery } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { page, panel } from './page.css';

const TransferPanel = lazy(() => loadTransferPanel().then((module) => ({ default: module.TransferPanel })));

/** Moves money between one's own accounts; its address can name both. */
export function TransferPage() {
  const t = useText('transfer');
  const { source, target, coinId } = useRouteQuery(routes.transfer) ?? {};
  const opening = useMemo(
    () => ({ source: isAccountType(source) ? source : undefined, target: isAccountType(target) ? target : undefined, coinId }),
    [source, target, coinId],
  );
  return (
    <Stack width="content">
      <div className={page}>
        <Stack gap={6}>
          <Heading level={1}>{t('transfer.title')}</Heading>
          <div className={panel}>
            <Suspense fallback={<Skeleton shape="row" count={4} label />}>
              <TransferPanel opening={opening} />
            </Suspense>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
