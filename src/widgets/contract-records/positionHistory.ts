import { contractName, swap } from '@/contract/swap';
import { contractPositionsUpdated } from '@/entities/contract-account';
import { withPathParams } from '@/shared/api';
import { recordKind } from '@/widgets/record-page';
import { coinOf, contractColumn, unitOf } from './columns';
import { PositionDeals } from './deals';
import { endStates, positionSideFilter, positionSides } from './labels';

/** Closed and partially closed positions. */
export const positionHistory = recordKind({
  id: 'past',
  label: 'contract.positionHistory',
  endpoint: withPathParams(swap.positionHistory, { bizType: 'portal' }),
  refetchOn: [contractPositionsUpdated],
  rowKey: ({ positionId, closedTime }) => `${positionId} ${closedTime}`,
  rowName: ({ contractCode, positionId }) => `${contractName(contractCode)} ${positionId}`,
  columns: [
    { id: 'closed', header: 'contract.closedTime', kind: 'time', value: ({ closedTime }) => closedTime, cardSlot: 'meta' },
    contractColumn,
    { id: 'side', header: 'contract.side', kind: 'state', value: ({ side }) => positionSides[side], cardSlot: 'title', width: 72 },
    {
      id: 'max',
      header: 'contract.maxSize',
      kind: 'amount',
      value: ({ maxAmount, amount }) => maxAmount ?? amount,
      unit: unitOf,
      cardSlot: 'figure',
    },
    {
      id: 'closedSize',
      header: 'contract.closedSize',
      kind: 'amount',
      value: ({ closedAmount, amount }) => closedAmount ?? amount,
      unit: unitOf,
    },
    { id: 'entry', header: 'contract.entry', kind: 'price', value: ({ entryPrice }) => entryPrice },
    { id: 'exit', header: 'contract.exitPrice', kind: 'price', value: ({ closePrice }) => closePrice },
    { id: 'realised', header: 'contract.realised', kind: 'amount', value: ({ realised }) => realised, unit: coinOf },
    { id: 'roe', header: 'contract.roe', kind: 'percent', value: ({ returnRate = null }) => returnRate, width: 88 },
    { id: 'end', header: 'orders.state', kind: 'state', value: ({ end }) => endStates[end], cardSlot: 'status', width: 120 },
  ],
  details: [
    { id: 'fee', header: 'orders.fee', kind: 'amount', value: ({ fee }) => fee, unit: coinOf },
    { id: 'funding', header: 'contract.fundingPaid', kind: 'amount', value: ({ funding }) => funding, unit: coinOf },
    { id: 'opened', header: 'contract.opened', kind: 'time', value: ({ openedTime }) => openedTime },
  ],
  Parts: PositionDeals,
  filters: [positionSideFilter],
  empty: { text: 'contract.emptyPast' },
});
