import { depositState, financialRecord, type Deposit } from '@/contract/capital';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { DataList } from '@/ui/DataList/DataList';
import { RecentRecords } from '@/widgets/recent-records';
import { DepositDetails } from './DepositDetails';
import { recent, maxDepositsShown } from './model';
import { deposits } from './page.css';

/** The latest deposits with their confirmations and expandable details, and a link to all of them. */
export function RecentDeposits() {
  const t = useText('deposit', 'financial');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <RecentRecords
      title={t('deposit.recent')}
      href={to(routes.financialRecords, { query: { type: `${financialRecord.deposit}` } })}
      allLabel={t('deposit.all')}
      query={recent}
      count={maxDepositsShown}
      errorText={t('deposit.recentFailed')}
      emptyText={t('deposit.none')}
      emptyHint={t('deposit.noneHint')}
      heightClass={deposits}
    >
      {({ list }) => (
        <DataList
          label={t('deposit.recent')}
          items={list.map((deposit) => ({
            id: deposit.id,
            mark: <CoinIcon symbol={deposit.coinName} />,
            title: <Amount value={format.parts.amount(deposit.amount, { unit: deposit.coinName })} weight="medium" />,
            meta: deposit.network,
            value: <State deposit={deposit} />,
            valueMeta: <Instant at={deposit.createdTime} />,
            detail: <DepositDetails deposit={deposit} />,
          }))}
        />
      )}
    </RecentRecords>
  );
}

const states = {
  [depositState.confirming]: { tone: 'info', text: 'financial.confirming' },
  [depositState.credited]: { tone: 'success', text: 'financial.credited' },
  [depositState.belowMinimum]: { tone: 'warning', text: 'financial.belowMinimum' },
} as const;

/** The status of a deposit; one in progress shows its confirmations. */
function State({ deposit: { state, confirmations, requiredConfirmations } }: { readonly deposit: Deposit }) {
  const t = useText('deposit', 'financial');
  const { tone, text } = states[state];
  const isConfirming = state === depositState.confirming;
  return (
    <Badge tone={tone} isLive={isConfirming}>
      {isConfirming ? t('deposit.confirmingOf', { confirmations, required: requiredConfirmations }) : t(text)}
    </Badge>
  );
}
