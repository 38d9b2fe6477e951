import { useUnit } from 'effector-react';
import { add, isZero, subtract } from '@/contract/decimal';
import type { MarginAsset } from '@/contract/margin';
import { $isHidden } from '@/entities/assets';
import { crossAccount } from '@/entities/margin-account';
import { loanOpened } from '@/features/margin-loan';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import type { RecordContentProps } from '@/widgets/record-page';

const isUsed = ({ available, frozen, borrowed }: MarginAsset): boolean => [available, frozen, borrowed].some((amount) => !isZero(amount));

/** The coins of the cross account: what is there, what is owed, and what would be left. */
export function CrossAssets({ title }: RecordContentProps) {
  const { isHidden, onOpen } = useUnit({ isHidden: $isHidden, onOpen: loanOpened });
  const t = useText('margin');
  const format = useFormat();
  const amount = (value: string) => <Amount value={format.parts.amount(value)} hiddenLabel={isHidden ? t('margin.hidden') : undefined} />;
  const column = (id: string, header: string, value: (asset: MarginAsset) => string) => ({
    id,
    header,
    align: 'end' as const,
    cell: (asset: MarginAsset) => amount(value(asset)),
  });
  return (
    <QueryView
      query={crossAccount}
      keepLatest
      density="compact"
      skeleton={<Skeleton shape="row" count={4} />}
      empty={<EmptyState density="compact" text={t('margin.emptyAssets')} />}
      isEmpty={({ assets }) => !assets.some(isUsed)}
    >
      {({ assets }) => (
        <Table
          label={title}
          density="compact"
          rows={assets.filter(isUsed)}
          rowKey={({ coinName }) => coinName}
          columns={[
            { id: 'coin', header: t('margin.coin'), cell: ({ coinName }) => coinName },
            column('total', t('margin.total'), ({ available, frozen }) => add(available, frozen)),
            column('available', t('margin.available'), ({ available }) => available),
            column('frozen', t('margin.inOrders'), ({ frozen }) => frozen),
            column('borrowed', t('margin.borrowed'), ({ borrowed }) => borrowed),
            column('interest', t('margin.interest'), ({ interest }) => interest),
            column('net', t('margin.net'), ({ available, frozen, borrowed, interest }) =>
              subtract(add(available, frozen), add(borrowed, interest)),
            ),
            {
              id: 'actions',
              header: t('margin.borrow'),
              isHeaderHidden: true,
              align: 'end',
              width: 152,
              cell: ({ coinId, coinName, borrowed }) => (
                <Inline gap={2} wrap={false} justify="end">
                  <Button
                    size="compact"
                    aria-label={t('margin.borrowCoin', { coin: coinName })}
                    onPress={() => onOpen({ kind: 'borrow', tradeId: null, coinId })}
                  >
                    {t('margin.borrow')}
                  </Button>
                  <Button
                    size="compact"
                    isDisabled={isZero(borrowed)}
                    aria-label={t('margin.repayCoin', { coin: coinName })}
                    onPress={() => onOpen({ kind: 'repay', tradeId: null, coinId })}
                  >
                    {t('margin.repay')}
                  </Button>
                </Inline>
              ),
            },
          ]}
        />
      )}
    </QueryView>
  );
}
