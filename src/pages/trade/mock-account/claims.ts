import { swap, tradeMode } from '@/contract/swap';
import { contractAccountChanged } from '@/entities/contract-account';
import { recordKind } from '@/widgets/record-page';

/** History of claimed demo funds and of account resets. */
export const mockClaims = recordKind({
  id: 'claims',
  label: 'mock.claims',
  endpoint: swap.bills,
  baseQuery: { mode: tradeMode.mock, kind: 'bonus' },
  refetchOn: [contractAccountChanged],
  rowKey: ({ id }) => id,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, cardSlot: 'meta' },
    { id: 'coin', header: 'mock.coin', kind: 'text', value: ({ coinName }) => coinName, cardSlot: 'title' },
    {
      id: 'amount',
      header: 'orders.amount',
      kind: 'amount',
      value: ({ amount }) => amount,
      unit: ({ coinName }) => coinName,
      cardSlot: 'figure',
    },
  ],
  filters: [],
  empty: { text: 'mock.emptyClaims' },
});
