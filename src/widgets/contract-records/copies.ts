import { copyTrading } from '@/contract/copyTrading';
import { contractName } from '@/contract/swap';
import { contractPositionsUpdated } from '@/entities/contract-account';
import { recordKind } from '@/widgets/record-page';
import { coinOf, unitOf } from './columns';
import { positionSides } from './labels';

/** Open positions copied from a lead trader. */
export const contractCopies = recordKind({
  id: 'copies',
  label: 'contract.copies',
  endpoint: copyTrading.copyPositions,
  isUndated: true,
  isPending: () => true,
  refetchOn: [contractPositionsUpdated],
  rowKey: ({ leadPositionId, openTime }) => `${leadPositionId} ${openTime}`,
  rowName: ({ contractCode, nickname }) => `${contractName(contractCode)} ${nickname}`,
  columns: [
    {
      id: 'contract',
      header: 'contract.contract',
      kind: 'text',
      value: ({ contractCode }) => contractName(contractCode),
      cardSlot: 'title',
    },
    { id: 'side', header: 'contract.side', kind: 'state', value: ({ side }) => positionSides[side], cardSlot: 'title', width: 72 },
    { id: 'trader', header: 'contract.leadTrader', kind: 'text', value: ({ nickname }) => nickname, cardSlot: 'meta' },
    { id: 'amount', header: 'contract.size', kind: 'amount', value: ({ amount }) => amount, unit: unitOf, cardSlot: 'figure' },
    { id: 'entry', header: 'contract.entry', kind: 'price', value: ({ openPrice }) => openPrice },
    { id: 'margin', header: 'contract.margin', kind: 'amount', value: ({ margin }) => margin, unit: coinOf },
    { id: 'pnl', header: 'contract.pnl', kind: 'amount', value: ({ pnl }) => pnl, unit: coinOf, cardSlot: 'status' },
    { id: 'opened', header: 'contract.opened', kind: 'time', value: ({ openTime }) => openTime },
  ],
  filters: [],
  empty: { text: 'contract.emptyCopies' },
});
