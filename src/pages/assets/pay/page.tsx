import { useSearchParams } from 'react-router-dom';
import { LazyBalancesWatch } from '@/entities/assets';
import { ChallengeDialog } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { formColumns, formPanel } from '@/shared/page/formColumns.css';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { PayGate } from './account';
import { OpenRequests } from './OpenRequests';
import { content } from './page.css';
import { Receive } from './Receive';
import { ReceiptDialog } from './ReceiptDialog';
import { RecentPayments } from './RecentPayments';
import { RequestDialog } from './RequestDialog';
import { ReviewDialog } from './ReviewDialog';
import { Safety } from './Safety';
import { Send } from './Send';
import { challenge } from './submission';

const tabs = ['send', 'receive'] as const;

/** Payments: pay a user of the exchange, or get paid by QR code, link or request. */
export function PayPage() {
  const t = useText('pay');
  const { to } = useHrefs();
  const query = useRouteQuery(routes.pay) ?? {};
  const { tab = 'send', ...preset } = query;
  useGate(PayGate, preset);
  const [, setSearch] = useSearchParams();
  const showForm = () => {
    if (tab !== 'send') setSearch((search) => ({ ...Object.fromEntries(search), tab: 'send' }));
  };
  return (
    <Page route={routes.pay}>
      <div className={formColumns}>
        <div className={formPanel}>
          <Tabs
            label={t('pay.tabs')}
            selected={tab}
            tabs={tabs.map((id) => ({ id, label: t(`pay.${id}`), href: to(routes.pay, { query: { ...query, tab: id } }) ?? undefined }))}
          >
            {(id) => <div className={content}>{id === 'receive' ? <Receive /> : <Send />}</div>}
          </Tabs>
        </div>
        <Stack gap={6}>
          <OpenRequests onFilled={showForm} />
          <RecentPayments />
          <Safety />
        </Stack>
      </div>
      <LazyBalancesWatch />
      <ReviewDialog />
      <ReceiptDialog />
      <RequestDialog />
      <ChallengeDialog challenge={challenge} />
    </Page>
  );
}
