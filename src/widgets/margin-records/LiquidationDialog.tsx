import { useUnit } from 'effector-react';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Table } from '@/ui/Table/Table';
import { $openedLiquidation, liquidationClosed, liquidationDetail } from './liquidationModel';
import { unitOf } from './liquidations';

const stepDigits = 8;

/** The steps of an isolated account's liquidation, by coin. */
export function LiquidationDialog() {
  const { opened, onClose } = useUnit({ opened: $openedLiquidation, onClose: liquidationClosed });
  const t = useText('margin');
  const format = useFormat();
  return (
    <Dialog
      title={t('margin.liquidationTitle', { account: opened?.tradeName ?? '' })}
      width="wide"
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={() => onClose()}>{t('common.close')}</Button>}
    >
      <QueryView query={liquidationDetail} density="compact" skeleton={<Skeleton shape="row" count={5} />}>
        {({ record, steps }) => {
          const total = (value: string) => format.amount(value, { unit: unitOf(record) });
          const column = (id: 'sold' | 'bought' | 'principal' | 'interest') => ({
            id,
            header: t(`margin.${id}`),
            align: 'end' as const,
            cell: (step: (typeof steps)[number]) => format.amount(step[id], { decimals: stepDigits }),
          });
          return (
            <Stack gap={5}>
              <DescriptionList
                columns={2}
                density="compact"
                items={[
                  { id: 'time', term: t('margin.time'), value: format.dateTime(record.createdTime) },
                  { id: 'price', term: t('margin.price'), value: format.amount(record.price, { decimals: stepDigits }) },
                  { id: 'ratio', term: t('margin.ratio'), value: record.riskRatio },
                  { id: 'asset', term: t('margin.totalAsset'), value: total(record.totalAsset) },
                  { id: 'debt', term: t('margin.totalDebt'), value: total(record.totalDebt) },
                  { id: 'fee', term: t('margin.fee'), value: total(record.fee) },
                  { id: 'insurance', term: t('margin.insurance'), value: total(record.insurance) },
                ]}
              />
              <Table
                label={t('margin.details')}
                density="compact"
                rows={steps}
                rowKey={({ coinId }) => String(coinId)}
                columns={[
                  { id: 'coin', header: t('margin.coin'), cell: ({ coinName }) => coinName },
                  column('sold'),
                  column('bought'),
                  column('principal'),
                  column('interest'),
                ]}
              />
            </Stack>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
