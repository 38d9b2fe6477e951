import { isZero } from '@/contract/decimal';
import { contractName, swap, type ContractDeal, type ContractOrder, type PastPosition } from '@/contract/swap';
import { contractOrdersUpdated } from '@/entities/contract-account';
import { withPathParams } from '@/shared/api';
import { recordKind, recordParts, type RecordColumn } from '@/widgets/record-page';
import { coinOf, unitOf } from './columns';
import { actionOf, roles, sideFilter } from './labels';

const time: RecordColumn<ContractDeal> = {
  id: 'time',
  header: 'orders.time',
  kind: 'time',
  value: ({ createdTime }) => createdTime,
  cardSlot: 'meta',
};
const action: RecordColumn<ContractDeal> = { id: 'side', header: 'contract.side', kind: 'state', value: actionOf, cardSlot: 'title' };
/** The columns of a fill: price, amount, fee, realised profit and role. */
const fillColumns: readonly RecordColumn<ContractDeal>[] = [
  { id: 'price', header: 'contract.price', kind: 'price', value: ({ price }) => price, cardSlot: 'status' },
  { id: 'amount', header: 'orders.executed', kind: 'amount', value: ({ amount }) => amount, unit: unitOf, cardSlot: 'figure' },
  { id: 'fee', header: 'orders.fee', kind: 'amount', value: ({ fee }) => fee, unit: coinOf },
  { id: 'realised', header: 'contract.realised', kind: 'amount', value: ({ realised }) => realised, unit: coinOf },
  { id: 'role', header: 'orders.role', kind: 'text', value: ({ role }, t) => t(roles[role]) },
];
const dealRecords = withPathParams(swap.dealRecords, { bizType: 'portal' });
const rowKey = ({ dealId }: ContractDeal): string => dealId;

/** The fills of one order; they add up to its filled amount. */
export const OrderDeals = recordParts({
  label: 'orders.orderFills',
  endpoint: dealRecords,
  rowKey: ({ orderId }: ContractOrder) => orderId,
  query: ({ orderId, mode }) => ({ orderId, mode }),
  version: ({ filledAmount }) => filledAmount,
  hasParts: ({ filledAmount }) => !isZero(filledAmount),
  partKey: rowKey,
  columns: [time, ...fillColumns],
  totals: [
    { label: 'orders.executed', amount: ({ amount }) => amount, unit: unitOf },
    { label: 'orders.fee', amount: ({ fee }) => fee, unit: coinOf },
  ],
  empty: 'orders.emptyOrderFills',
});

/** The fills that opened and closed a position. */
export const PositionDeals = recordParts({
  label: 'contract.positionFills',
  endpoint: dealRecords,
  rowKey: ({ positionId, closedTime }: PastPosition) => `${positionId} ${closedTime}`,
  query: ({ positionId, mode }) => ({ positionId, mode }),
  version: ({ closedTime }) => String(closedTime),
  hasParts: () => true,
  partKey: rowKey,
  columns: [time, action, ...fillColumns],
  totals: [
    { label: 'orders.fee', amount: ({ fee }) => fee, unit: coinOf },
    { label: 'contract.realised', amount: ({ realised }) => realised, unit: coinOf },
  ],
  empty: 'orders.emptyOrderFills',
});

/** The fills of all orders. */
export const contractDeals = recordKind({
  id: 'deals',
  label: 'orders.fills',
  endpoint: dealRecords,
  refetchOn: [contractOrdersUpdated],
  rowKey,
  columns: [
    time,
    {
      id: 'contract',
      header: 'contract.contract',
      kind: 'text',
      value: ({ contractCode }) => contractName(contractCode),
      cardSlot: 'title',
    },
    { id: 'side', header: 'contract.side', kind: 'state', value: actionOf, cardSlot: 'title', width: 104 },
    ...fillColumns,
  ],
  details: [
    { id: 'turnover', header: 'contract.value', kind: 'amount', value: ({ turnover }) => turnover, unit: coinOf },
    { id: 'orderId', header: 'orders.number', kind: 'text', value: ({ orderId }) => orderId },
  ],
  total: { amount: ({ fee }) => fee, unit: coinOf, label: 'orders.feesOfPage' },
  filters: [sideFilter],
  empty: { text: 'orders.emptyFills' },
});
