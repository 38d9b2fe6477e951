import { contractName, swap } from '@/contract/swap';
import { contractOrdersMoved } from '@/entities/contract-account';
import { filled } from '@/shared/api';
import { recordKind } from '@/widgets/record-page';
import { coinOf, unitOf } from './columns';
import { actionOf, roles, sideFilter } from './words';

/** Every fill of an order. */
export const contractDeals = recordKind({
  id: 'deals',
  label: 'orders.fills',
  endpoint: filled(swap.dealRecords, { bizType: 'portal' }),
  refetchOn: [contractOrdersMoved],
  rowKey: ({ dealId }) => dealId,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, place: 'meta' },
    { id: 'contract', header: 'contract.contract', kind: 'text', value: ({ contractCode }) => contractName(contractCode), place: 'title' },
    { id: 'side', header: 'contract.side', kind: 'state', value: actionOf, place: 'title', width: 104 },
    { id: 'price', header: 'contract.price', kind: 'price', value: ({ price }) => price, place: 'status' },
    { id: 'amount', header: 'orders.executed', kind: 'amount', value: ({ amount }) => amount, unit: unitOf, place: 'figure' },
    { id: 'fee', header: 'orders.fee', kind: 'amount', value: ({ fee }) => fee, unit: coinOf },
    { id: 'realised', header: 'contract.realised', kind: 'amount', value: ({ realised }) => realised, unit: coinOf },
    { id: 'role', header: 'orders.role', kind: 'text', value: ({ role }, t) => t(roles[role]) },
  ],
  details: [
    { id: 'turnover', header: 'contract.value', kind: 'amount', value: ({ turnover }) => turnover, unit: coinOf },
    { id: 'orderId', header: 'orders.number', kind: 'text', value: ({ orderId }) => orderId },
  ],
  total: { amount: ({ fee }) => fee, unit: coinOf, label: 'orders.feesOfPage' },
  filters: [sideFilter],
  empty: { text: 'orders.emptyFills' },
});
