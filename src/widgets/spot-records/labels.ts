import { market } from '@/contract/market';
import { fillRole, orderSide, orderState, orderType, type EndReason, type Order, type OrderSide } from '@/contract/spot';
import type { TextKey } from '@/shared/i18n';
import { remoteOptions, type RecordState } from '@/widgets/record-page';

const sides: Readonly<Record<OrderSide, RecordState>> = {
  [orderSide.buy]: { label: 'orders.buy', tone: 'rise' },
  [orderSide.sell]: { label: 'orders.sell', tone: 'fall' },
};
/** The side of an order or fill. */
export const sideOf = ({ side }: { readonly side: OrderSide }): RecordState => sides[side];

/** Order types. */
export const types: Readonly<Record<Order['type'], TextKey>> = {
  [orderType.limit]: 'orders.typeLimit',
  [orderType.market]: 'orders.typeMarket',
  [orderType.stopLimit]: 'orders.typeStopLimit',
  [orderType.trailing]: 'orders.typeTrailing',
};

/** Order states. */
export const states: Readonly<Record<Order['state'], RecordState>> = {
  [orderState.waiting]: { label: 'orders.stateWaiting', tone: 'info' },
  [orderState.open]: { label: 'orders.stateOpen', tone: 'info' },
  [orderState.partlyFilled]: { label: 'orders.statePartlyFilled', tone: 'info' },
  [orderState.filled]: { label: 'orders.stateFilled', tone: 'success' },
  [orderState.cancelled]: { label: 'orders.stateCancelled', tone: 'neutral' },
  [orderState.expired]: { label: 'orders.stateExpired', tone: 'warning' },
};

/** Times in force. */
export const timesInForce: Readonly<Record<Order['timeInForce'], TextKey>> = {
  gtc: 'orders.force_gtc',
  ioc: 'orders.force_ioc',
  fok: 'orders.force_fok',
  postOnly: 'orders.force_postOnly',
};

/** The loan options of a margin order. */
export const loans = { autoBorrow: 'orders.loan_autoBorrow', autoRepay: 'orders.loan_autoRepay' } as const;

/** Why an order ended. */
export const reasons: Readonly<Record<EndReason, TextKey>> = {
  user: 'orders.reason_user',
  oco: 'orders.reason_oco',
  terms: 'orders.reason_terms',
  postOnly: 'orders.reason_postOnly',
  selfTrade: 'orders.reason_selfTrade',
  balance: 'orders.reason_balance',
  marketClosed: 'orders.reason_marketClosed',
  liquidation: 'orders.reason_liquidation',
};

/** Maker or taker. */
export const roles = { [fillRole.maker]: 'orders.maker', [fillRole.taker]: 'orders.taker' } as const;

/** Filters shared by the lists. */
export const pairFilter = {
  id: 'tradeId',
  label: 'orders.pair',
  kind: 'remote',
  from: remoteOptions(market.tradeSupport, ({ tradeId, baseCurrency, quoteCurrency }) => ({
    value: String(tradeId),
    label: `${baseCurrency}/${quoteCurrency}`,
  })),
} as const;
export const sideFilter = {
  id: 'side',
  label: 'orders.side',
  kind: 'choice',
  options: Object.entries(sides).map(([value, { label }]) => ({ value, label })),
} as const;
export const typeFilter = {
  id: 'type',
  label: 'orders.type',
  kind: 'choice',
  options: Object.entries(types).map(([value, label]) => ({ value, label })),
} as const;
