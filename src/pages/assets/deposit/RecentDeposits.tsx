import { depositState, financialRecord, type Deposit } from '@/contract/capital';
import { QueryView } from '@/shared/api/QueryView';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { DataList } from '@/ui/DataList/DataList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { DepositDetails } from './DepositDetails';
import { recent, shownDeposits } from './model';
import { deposits } from './page.css';

/** The latest deposits with their confirmations, each opening to its transaction, and a way to all of them. */
export function RecentDeposits() {
  const t = useText('deposit', 'financial');
  const format = useFormat();
  const { to } = useHrefs();
  const all = to(routes.financialRecords, { query: { type: `${financialRecord.deposit}` } });
  return (
    <Panel
      title={t('deposit.recent')}
      inset="none"
      aside={
        all && (
          <Link variant="plain" href={all}>
            {t('deposit.all')}
          </Link>
        )
      }
    >
      <div className={deposits}>
        <QueryView
          query={recent}
          density="compact"
          errorText={t('deposit.recentFailed')}
          skeleton={<Skeleton shape="row" count={shownDeposits} />}
          empty={<EmptyState density="compact" text={t('deposit.none')} hint={t('deposit.noneHint')} />}
        >
          {({ list }) => (
            <DataList
              label={t('deposit.recent')}
              items={list.map((deposit) => ({
                id: deposit.id,
                mark: <CoinIcon symbol={deposit.coinName} />,
                title: <Amount value={format.parts.amount(deposit.amount, { unit: deposit.coinName })} weight="medium" />,
                meta: deposit.network,
                figure: <State deposit={deposit} />,
                figureMeta: <Instant at={deposit.createdTime} />,
                detail: <DepositDetails deposit={deposit} />,
              }))}
            />
          )}
        </QueryView>
      </div>
    </Panel>
  );
}

const states = {
  [depositState.confirming]: { tone: 'info', text: 'financial.confirming' },
  [depositState.credited]: { tone: 'success', text: 'financial.credited' },
  [depositState.belowMinimum]: { tone: 'warning', text: 'financial.belowMinimum' },
} as const;

/** Where a deposit stands; one under way says how many confirmations it has. */
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
