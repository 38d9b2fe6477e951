import { dealState, premarket, type DealState, type PremarketDeal, type PremarketOrder } from '@/contract/premarket';
import { divide, isZero, multiply, truncate } from '@/contract/decimal';
import { orderSide, orderState } from '@/contract/spot';
import { premarketChanged, premarketOrdersMoved } from '@/entities/premarket';
import type { TextKey } from '@/shared/i18n';
import { recordKind, type RecordColumn, type RecordState } from '@/widgets/record-page';
import { cancelOrder } from './model';

export { Holdings } from './Holdings';

const sideOf = ({ side }: Pick<PremarketOrder, 'side'>): RecordState =>
  side === orderSide.buy ? { label: 'orders.buy', tone: 'rise' } : { label: 'orders.sell', tone: 'fall' };
const unitsOf = ({ tradeName }: Pick<PremarketOrder, 'tradeName'>) => {
  const [base = '', quote = ''] = tradeName.split('/');
  return { base, quote };
};

const rowKey = ({ orderId }: PremarketOrder): string => orderId;
const rowName = ({ tradeName, orderId }: PremarketOrder): string => `${tradeName} ${orderId}`;

const named: readonly RecordColumn<PremarketOrder>[] = [
  { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, place: 'meta' },
  { id: 'pair', header: 'orders.pair', kind: 'text', value: ({ tradeName }) => tradeName, place: 'title', width: 104 },
  { id: 'side', header: 'orders.side', kind: 'state', value: sideOf, place: 'title', width: 72 },
  { id: 'price', header: 'orders.price', kind: 'price', value: ({ price }) => price, place: 'status' },
  {
    id: 'amount',
    header: 'orders.amount',
    kind: 'amount',
    value: ({ amount }) => amount,
    unit: (row) => unitsOf(row).base,
    place: 'figure',
  },
  {
    id: 'filled',
    header: 'orders.filled',
    kind: 'progress',
    value: ({ filledAmount, amount }) => truncate(divide(filledAmount, amount), 4),
    width: 120,
  },
];
const filters = [
  {
    id: 'side',
    label: 'orders.side',
    kind: 'choice',
    options: [orderSide.buy, orderSide.sell].map((value) => ({ value, label: sideOf({ side: value }).label })),
  },
] as const;

/** Orders in the book, with what each holds back. */
export const OpenOrders = recordKind({
  id: 'open',
  label: 'orders.openOrders',
  endpoint: premarket.openOrders,
  isUndated: true,
  isPending: () => true,
  refetchOn: [premarketOrdersMoved],
  rowKey,
  rowName,
  columns: [
    ...named,
    {
      id: 'total',
      header: 'orders.total',
      kind: 'amount',
      value: ({ price, amount }) => multiply(price, amount),
      unit: (row) => unitsOf(row).quote,
    },
    { id: 'pledge', header: 'premarket.pledged', kind: 'amount', value: ({ pledge }) => pledge, unit: (row) => unitsOf(row).quote },
  ],
  actions: [
    {
      label: 'orders.cancel',
      mutation: cancelOrder,
      becomes: 'removed',
      confirm: {
        title: 'orders.cancelTitle',
        label: 'orders.cancelOrder',
        text: (row, t) => t('orders.cancelText', { side: t(sideOf(row).label), pair: row.tradeName }),
      },
    },
  ],
  filters,
  empty: { text: 'orders.emptyOpen' },
}).Content;

const orderStates: Readonly<Record<PremarketOrder['state'], RecordState>> = {
  [orderState.waiting]: { label: 'orders.stateWaiting', tone: 'neutral' },
  [orderState.open]: { label: 'orders.stateOpen', tone: 'info' },
  [orderState.partlyFilled]: { label: 'orders.statePartlyFilled', tone: 'info' },
  [orderState.filled]: { label: 'orders.stateFilled', tone: 'success' },
  [orderState.cancelled]: { label: 'orders.stateCancelled', tone: 'neutral' },
  [orderState.expired]: { label: 'orders.stateExpired', tone: 'neutral' },
};

/** Orders that are filled or cancelled. */
export const OrderHistory = recordKind({
  id: 'history',
  label: 'orders.orderHistory',
  endpoint: premarket.orderHistory,
  refetchOn: [premarketChanged, premarketOrdersMoved],
  rowKey,
  rowName,
  columns: [
    ...named,
    {
      id: 'average',
      header: 'orders.averagePrice',
      kind: 'price',
      value: ({ filledAmount, filledTurnover }) => (isZero(filledAmount) ? null : divide(filledTurnover, filledAmount, 8)),
    },
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => orderStates[state], place: 'status' },
  ],
  filters,
  empty: { text: 'orders.emptyHistory' },
}).Content;

const dealStates: Readonly<Record<DealState, { readonly label: TextKey; readonly tone: RecordState['tone'] }>> = {
  [dealState.pending]: { label: 'premarket.deal_pending', tone: 'info' },
  [dealState.delivered]: { label: 'premarket.deal_delivered', tone: 'success' },
  [dealState.compensated]: { label: 'premarket.deal_compensated', tone: 'warning' },
  [dealState.defaulted]: { label: 'premarket.deal_defaulted', tone: 'danger' },
};

/** Every match, and what came of it at settlement. */
export const Deals = recordKind({
  id: 'deals',
  label: 'premarket.deals',
  endpoint: premarket.deals,
  refetchOn: [premarketChanged, premarketOrdersMoved],
  isPending: ({ state }: PremarketDeal) => state === dealState.pending,
  rowKey: ({ dealId }) => dealId,
  rowName: ({ tradeName, dealId }) => `${tradeName} ${dealId}`,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ time }) => time, place: 'meta' },
    { id: 'pair', header: 'orders.pair', kind: 'text', value: ({ tradeName }) => tradeName, place: 'title', width: 104 },
    { id: 'side', header: 'orders.side', kind: 'state', value: sideOf, place: 'title', width: 72 },
    { id: 'price', header: 'orders.price', kind: 'price', value: ({ price }) => price },
    {
      id: 'amount',
      header: 'orders.executed',
      kind: 'amount',
      value: ({ amount }) => amount,
      unit: (row) => unitsOf(row).base,
      place: 'figure',
    },
    { id: 'total', header: 'orders.total', kind: 'amount', value: ({ turnover }) => turnover, unit: (row) => unitsOf(row).quote },
    { id: 'pledge', header: 'premarket.pledged', kind: 'amount', value: ({ pledge }) => pledge, unit: (row) => unitsOf(row).quote },
    { id: 'fee', header: 'premarket.deliveryFee', kind: 'amount', value: ({ fee }) => fee, unit: ({ feeCoin }) => feeCoin },
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => dealStates[state], place: 'status' },
  ],
  details: [{ id: 'settled', header: 'premarket.settledTime', kind: 'time', value: ({ settledTime }) => settledTime }],
  filters: [
    ...filters,
    {
      id: 'state',
      label: 'orders.state',
      kind: 'choice',
      options: Object.values(dealState).map((value) => ({ value, label: dealStates[value].label })),
    },
  ],
  empty: { text: 'premarket.emptyDeals' },
}).Content;
