import { margin, type LiquidationRecord } from '@/contract/margin';
import { marginLiquidated } from '@/entities/margin-account';
import type { RecordColumn, RecordOpener } from '@/widgets/record-page';
import { marginRecordKinds, time } from './marginRecordKinds';
import { liquidationOpened } from './liquidationModel';

/** The coin in which an account's totals are denominated. */
export const unitOf = ({ tradeName }: Pick<LiquidationRecord, 'tradeName'>): string => tradeName?.split('/')[1] ?? 'USDT';

const total = (
  id: 'totalAsset' | 'totalDebt' | 'fee' | 'insurance',
  layout: Pick<RecordColumn<LiquidationRecord>, 'cardSlot' | 'width'> = {},
): RecordColumn<LiquidationRecord> => ({ id, header: `margin.${id}`, kind: 'amount', value: (row) => row[id], unit: unitOf, ...layout });

// No endpoint returns the liquidation steps of cross margin.
const details: RecordOpener<LiquidationRecord> = {
  label: 'margin.details',
  opened: liquidationOpened,
  isAvailable: ({ tradeId }) => tradeId !== null,
};

/** Liquidations, with the account's value beforehand and their costs. */
export const liquidationRecords = marginRecordKinds(
  {
    id: 'liquidations',
    label: 'margin.liquidationRecords',
    refetchOn: [marginLiquidated],
    rowKey: ({ id }) => id,
    rowName: ({ tradeName, id }) => `${tradeName ?? ''} ${id}`.trim(),
    columns: [
      time,
      { id: 'price', header: 'margin.price', kind: 'price', value: ({ price }) => price },
      { id: 'ratio', header: 'margin.ratio', kind: 'price', value: ({ riskRatio }) => riskRatio, cardSlot: 'status' },
      total('totalAsset', { cardSlot: 'figure' }),
      total('totalDebt'),
      total('fee', { width: 168 }),
      total('insurance'),
    ],
    openers: [details],
    filters: [],
    empty: { text: 'margin.emptyLiquidations' },
  },
  { cross: margin.crossLiquidationRecord, isolated: margin.isolatedLiquidationRecord },
);
