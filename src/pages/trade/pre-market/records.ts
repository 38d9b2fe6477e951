import { dealState, premarket, type DealState, type PremarketDeal, type PremarketOrder } from '@/contract/premarket';
import { premarketChanged, premarketOrdersUpdated } from '@/entities/premarket';
import { premarketEditOpened } from '@/features/edit-premarket-order';
import { recordKind, type RecordColumn, type RecordState } from '@/widgets/record-page';
import {
  averagePrice,
  cancelAction,
  coinsOf,
  filled,
  limitOrder,
  pair,
  rowKey,
  rowName,
  side,
  sideFilter,
  state,
  total,
} from '@/widgets/spot-records';
import { cancelAll, cancelOrder } from './model';

export { Holdings } from './Holdings';

const pledge: RecordColumn<Pick<PremarketOrder, 'pledge' | 'tradeName'>> = {
  id: 'pledge',
  header: 'premarket.pledged',
  kind: 'amount',
  width: 128,
  value: (row) => row.pledge,
  unit: (row) => coinsOf(row).quote,
};

/** Open orders with their collateral. */
export const OpenOrders = recordKind({
  id: 'open',
  label: 'orders.openOrders',
  endpoint: premarket.openOrders,
  isUndated: true,
  isPending: () => true,
  refetchOn: [premarketOrdersUpdated],
  rowKey,
  rowName,
  columns: [...limitOrder, filled, total, pledge],
  openers: [{ label: 'orders.edit', opened: premarketEditOpened, isAvailable: () => true }],
  actions: [cancelAction(cancelOrder)],
  bulk: {
    label: 'orders.cancelAll',
    mutation: cancelAll,
    isAvailable: ({ side: filteredSide }) => filteredSide === undefined,
    confirm: {
      title: 'orders.cancelAllTitle',
      label: 'orders.cancelOrders',
      text: ({ tradeId }, t) => t(tradeId === undefined ? 'premarket.cancelAllText' : 'orders.cancelPairText'),
    },
  },
  filters: [sideFilter],
  empty: { text: 'orders.emptyOpen' },
}).Content;

/** Filled and cancelled orders. */
export const OrderHistory = recordKind({
  id: 'history',
  label: 'orders.orderHistory',
  endpoint: premarket.orderHistory,
  refetchOn: [premarketChanged, premarketOrdersUpdated],
  rowKey,
  rowName,
  columns: [...limitOrder, filled, averagePrice, state],
  filters: [sideFilter],
  empty: { text: 'orders.emptyHistory' },
}).Content;

const dealStates: Readonly<Record<DealState, RecordState>> = {
  [dealState.pending]: { label: 'premarket.deal_pending', tone: 'info' },
  [dealState.delivered]: { label: 'premarket.deal_delivered', tone: 'success' },
  [dealState.compensated]: { label: 'premarket.deal_compensated', tone: 'warning' },
  [dealState.defaulted]: { label: 'premarket.deal_defaulted', tone: 'danger' },
};

/** All deals with their outcome at settlement. */
export const Deals = recordKind({
  id: 'deals',
  label: 'premarket.deals',
  endpoint: premarket.deals,
  refetchOn: [premarketChanged, premarketOrdersUpdated],
  isPending: (deal: PremarketDeal) => deal.state === dealState.pending,
  rowKey: ({ dealId }) => dealId,
  rowName: ({ tradeName, dealId }) => `${tradeName} ${dealId}`,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ time }) => time, cardSlot: 'meta' },
    pair,
    side,
    { id: 'price', header: 'orders.price', kind: 'price', width: 112, value: ({ price }) => price },
    {
      id: 'amount',
      header: 'orders.executed',
      kind: 'amount',
      width: 128,
      value: ({ amount }) => amount,
      unit: (row) => coinsOf(row).base,
      cardSlot: 'figure',
    },
    {
      id: 'total',
      header: 'orders.total',
      kind: 'amount',
      width: 144,
      value: ({ turnover }) => turnover,
      unit: (row) => coinsOf(row).quote,
    },
    pledge,
    { id: 'fee', header: 'premarket.deliveryFee', kind: 'amount', width: 120, value: ({ fee }) => fee, unit: ({ feeCoin }) => feeCoin },
    { id: 'state', header: 'orders.state', kind: 'state', width: 136, value: (deal) => dealStates[deal.state], cardSlot: 'status' },
  ],
  details: [{ id: 'settled', header: 'premarket.settledTime', kind: 'time', value: ({ settledTime }) => settledTime }],
  filters: [
    sideFilter,
    {
      id: 'state',
      label: 'orders.state',
      kind: 'choice',
      options: Object.values(dealState).map((value) => ({ value, label: dealStates[value].label })),
    },
  ],
  empty: { text: 'premarket.emptyDeals' },
}).Content;
