import { ArrowRight } from 'lucide-react';
import { transferState, type TransferRecord } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { RecentRecords } from '@/widgets/recent-records';
import { transfer as row, transferEnd, transfers, transferRoute } from './page.css';
import { recent, RecentGate, maxTransfersShown } from './recentModel';

/** The latest transfers between the user's own accounts, with a link to all records. */
export function RecentTransfers() {
  const t = useText('transfer', 'accounts');
  const { to } = useHrefs();
  useGate(RecentGate);
  return (
    <RecentRecords
      title={t('transfer.recent')}
      href={to(routes.transferRecords)}
      allLabel={t('transfer.allRecords')}
      query={recent}
      count={maxTransfersShown}
      emptyText={t('transfer.noRecords')}
      heightClass={transfers}
    >
      {({ list }) => (
        <ul>
          {list.map((record) => (
            <Transfer key={record.id} record={record} />
          ))}
        </ul>
      )}
    </RecentRecords>
  );
}

const states = {
  [transferState.processing]: { tone: 'info', text: 'transfer.stateProcessing' },
  [transferState.completed]: null,
  [transferState.rejected]: { tone: 'danger', text: 'transfer.stateRejected' },
} as const;

/** A transfer; only a state other than completed is shown. */
function Transfer({ record: { coinName, amount, source, target, state, createdTime } }: { readonly record: TransferRecord }) {
  const t = useText('transfer', 'accounts');
  const format = useFormat();
  const status = states[state];
  return (
    <li className={row}>
      <CoinIcon symbol={coinName} />
      <span className={transferRoute}>
        {t(accountNames[source])}
        <Icon icon={ArrowRight} tone="faint" label={t('transfer.into')} />
        {t(accountNames[target])}
      </span>
      <span className={transferEnd}>
        <Amount value={format.parts.amount(amount, { min: 2, unit: coinName })} weight="medium" />
        <Text size="small" tone={status?.tone ?? 'faint'} face="figures">
          {status ? t(status.text) : <Instant at={createdTime} />}
        </Text>
      </span>
    </li>
  );
}
