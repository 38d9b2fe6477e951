import { paymentDirection } from '@/contract/pay';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { DataList } from '@/ui/DataList/DataList';
import { RecentRecords } from '@/widgets/recent-records';
import { paymentsHeight } from './page.css';
import { recent, maxPaymentsShown } from './records';

/** The latest payments, with a link to all records. */
export function RecentPayments() {
  const t = useText('pay', 'recipient');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <RecentRecords
      title={t('pay.recent')}
      href={to(routes.payRecords)}
      allLabel={t('pay.allRecords')}
      query={recent}
      count={maxPaymentsShown}
      errorText={t('pay.recentFailed')}
      emptyText={t('pay.noRecords')}
      emptyHint={t('pay.noRecordsHint')}
      heightClass={paymentsHeight}
    >
      {({ list }) => (
        <DataList
          label={t('pay.recent')}
          items={list.map(({ id, direction, counterparty, coinName, amount, note, createdTime }) => {
            const isSent = direction === paymentDirection.sent;
            return {
              id,
              mark: <CoinIcon symbol={coinName} />,
              title: t(isSent ? 'pay.paidTo' : 'pay.paidBy', { name: counterparty.name }),
              meta: note || t('recipient.uid', { uid: String(counterparty.uid) }),
              value: <Amount value={format.parts.amount(isSent ? `-${amount}` : amount, { unit: coinName })} weight="medium" />,
              valueMeta: <Instant at={createdTime} />,
              href: to(routes.payRecords, { query: { type: direction } }) ?? undefined,
            };
          })}
        />
      )}
    </RecentRecords>
  );
}
