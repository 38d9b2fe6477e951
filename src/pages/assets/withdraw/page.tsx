import { ChallengeDialog } from '@/features/challenge';
import { useGate } from '@/shared/lib/gate';
import { formColumns, formPanel } from '@/shared/page/formColumns.css';
import { routes, useRouteQuery } from '@/shared/routing';
import { Stack } from '@/ui/Stack/Stack';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { FormSkeleton } from '@/ui/FormSkeleton/FormSkeleton';
import { AssetsPage } from '@/widgets/account-assets';
import { AddressBookSheet } from './AddressBookSheet';
import { ConfirmDialogs } from './ConfirmDialogs';
import { Empty } from './Empty';
import { WithdrawalRestrictions } from './WithdrawalRestrictions';
import { RecentWithdrawals } from './RecentWithdrawals';
import { Risks } from './Risks';
import { coins, WithdrawGate } from './selection';
import { challenge } from './submission';
import { WithdrawForm } from './WithdrawForm';

/** The withdrawal page: the form, with the latest withdrawals and a list of risks beside it. */
export function WithdrawPage() {
  const t = useText('withdraw');
  useGate(WithdrawGate, { requestedCoinId: useRouteQuery(routes.withdraw)?.name ?? null });
  return (
    <AssetsPage route={routes.withdraw} hasBalances={false}>
      <div className={formColumns}>
        <div className={formPanel}>
          <WithdrawalRestrictions />
          <QueryView
            query={coins}
            keepLatest
            errorText={t('withdraw.loadFailed')}
            skeleton={<FormSkeleton size={formHeight} label />}
            isEmpty={(rows) => rows.length === 0}
            empty={<Empty />}
          >
            {(rows) => <WithdrawForm coins={rows} />}
          </QueryView>
        </div>
        <Stack gap={6}>
          <RecentWithdrawals />
          <Risks />
        </Stack>
      </div>
      <AddressBookSheet />
      <ConfirmDialogs />
      <ChallengeDialog challenge={challenge} />
    </AssetsPage>
  );
}

/** Height in px reserved for the form. */
const formHeight = 536;
