import { contractName, swap } from '@/contract/swap';
import { contractAccountChanged, contractPositionsUpdated } from '@/entities/contract-account';
import { recordKind } from '@/widgets/record-page';
import { billFilter, billLabel } from './labels';

/** All balance changes of the contract account. */
export const contractBills = recordKind({
  id: 'bills',
  label: 'contract.bills',
  endpoint: swap.bills,
  refetchOn: [contractPositionsUpdated, contractAccountChanged],
  rowKey: ({ id }) => id,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, cardSlot: 'meta' },
    { id: 'kind', header: 'contract.type', kind: 'text', value: ({ kind }, t) => t(billLabel(kind)), cardSlot: 'title' },
    {
      id: 'contract',
      header: 'contract.contract',
      kind: 'text',
      value: ({ contractCode }) => contractCode && contractName(contractCode),
      cardSlot: 'meta',
    },
    {
      id: 'amount',
      header: 'orders.amount',
      kind: 'amount',
      value: ({ amount }) => amount,
      unit: ({ coinName }) => coinName,
      cardSlot: 'figure',
    },
    {
      id: 'balance',
      header: 'contract.balanceAfter',
      kind: 'amount',
      value: ({ balance }) => balance,
      unit: ({ coinName }) => coinName,
    },
  ],
  filters: [billFilter],
  empty: { text: 'contract.emptyBills' },
});
