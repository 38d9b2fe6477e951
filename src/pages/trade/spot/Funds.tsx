import { useUnit } from 'effector-react';
import { add, isZero } from '@/contract/decimal';
import { $areBalancesHidden } from '@/entities/assets';
import { balances } from '@/entities/spot-account';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import { useFiat } from '@/widgets/trade-desk';

/** Coins of the spot account with total, available and reserved amounts and their value. */
export function Funds() {
  const isHidden = useUnit($areBalancesHidden);
  const t = useText('trade');
  const format = useFormat();
  const fiat = useFiat();
  const hiddenLabel = isHidden ? t('trade.hidden') : undefined;
  const amount = (value: string) => <Amount value={format.parts.amount(value)} hiddenLabel={hiddenLabel} />;
  return (
    <QueryView
      query={balances}
      keepLatest
      density="compact"
      skeleton={<Skeleton shape="row" count={4} />}
      empty={<EmptyState density="compact" text={t('trade.emptyFunds')} />}
      isEmpty={(rows) => rows.every((row) => isZero(row.available) && isZero(row.frozen))}
    >
      {(rows) => (
        <Table
          label={t('trade.funds')}
          density="compact"
          rows={rows.filter((row) => !isZero(row.available) || !isZero(row.frozen))}
          rowKey={({ coinName }) => coinName}
          columns={[
            { id: 'coin', header: t('trade.coin'), cell: ({ coinName, name }) => `${coinName} · ${name}` },
            {
              id: 'total',
              header: t('trade.total'),
              align: 'end',
              cardSlot: 'lead',
              cell: ({ available, frozen }) => amount(add(available, frozen)),
            },
            { id: 'available', header: t('trade.available'), align: 'end', cell: ({ available }) => amount(available) },
            { id: 'frozen', header: t('trade.inOrders'), align: 'end', cell: ({ frozen }) => amount(frozen) },
            {
              id: 'value',
              header: t('trade.value'),
              align: 'end',
              cell: ({ coinName, available, frozen }) => (isHidden ? '******' : fiat(add(available, frozen), coinName) || '–'),
            },
          ]}
        />
      )}
    </QueryView>
  );
}
