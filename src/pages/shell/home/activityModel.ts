import { combine, createEvent, sample } from 'effector';
import { sharePercent, type Decimal } from '@/contract/decimal';
import { spot, type Order } from '@/contract/spot';
import { contractName, swap, type ContractOrder, type Position } from '@/contract/swap';
import { balancesChanged } from '@/entities/assets';
import { $contractByCode, type Instrument } from '@/entities/market';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query, select } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Polling interval of open positions in ms, as their profit moves with the market. */
const pollMs = 5000;
/** How many orders of each product are shown. */
const maxOrdersShown = 5;
/** How many balance changes are shown, limited by the height of the panel. */
const maxBillsShown = 3;

/** The list of positions and orders is mounted. */
export const ActivityGate = createGate('ActivityGate');

const $isActive = combine(ActivityGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);
const options = { refetchOn: [balancesChanged], resetOn: userChanged };
const positions = query({
  endpoint: swap.positionList,
  $params: $isActive.map((isActive) => (isActive ? { params: { bizType: 'portal' as const } } : null)),
  poll: { every: pollMs, while: (rows) => rows.length > 0 },
  ...options,
});
const ordersParams = $isActive.map((isActive) => (isActive ? { query: { pageSize: maxOrdersShown } } : null));
const spotOrders = query({ endpoint: spot.openOrders, $params: ordersParams, ...options });
const contractOrders = query({ endpoint: swap.openOrders, $params: ordersParams, ...options });

/** An open position with its contract, which is null until the contract list is loaded. */
export interface OpenPosition {
  readonly position: Position;
  readonly contract: Instrument | null;
}

const $positions = combine(
  positions.$data,
  $contractByCode,
  (rows, contractByCode): readonly OpenPosition[] | null =>
    rows && rows.map((position) => ({ position, contract: contractByCode.get(position.contractCode) ?? null })),
);
export const openPositions = { ...positions, $data: $positions, $latest: $positions };

/** An open order of any product, as listed on the home page. */
export interface OpenOrder {
  readonly key: string;
  /** The base coin; until the contract list is loaded, the contract's name with an empty `quote`. */
  readonly base: string;
  readonly quote: string;
  readonly side: 'buy' | 'sell';
  /** Null for a market order. */
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly unit: string;
  /** In percent. */
  readonly filled: Decimal;
  readonly createdTime: number;
}

const ordersRefetched = createEvent();
sample({ clock: ordersRefetched, target: [spotOrders.refetched, contractOrders.refetched] });
const $orders = combine(spotOrders.$data, contractOrders.$data, $contractByCode, (pairs, contracts, contractByCode) =>
  pairs && contracts
    ? {
        rows: [
          ...pairs.list.map(fromSpotOrder),
          ...contracts.list.map((order) => fromContractOrder(order, contractByCode.get(order.contractCode))),
        ]
          .toSorted((a, b) => b.createdTime - a.createdTime)
          .slice(0, maxOrdersShown),
        count: pairs.totalCount + contracts.totalCount,
      }
    : null,
);
/** The newest open orders of all products, with their total count. */
export const openOrders = {
  $data: $orders,
  $latest: $orders,
  $error: combine(spotOrders.$error, contractOrders.$error, (first, second) => first ?? second),
  refetched: ordersRefetched,
};

/** Whether there are no open positions and orders; null until both are loaded. */
export const $isNothingOpen = combine($positions, $orders, (rows, orders) => rows && orders && rows.length === 0 && orders.count === 0);

/** The latest balance changes, loaded only without open positions and orders. */
export const recentBills = select(
  query({
    endpoint: spot.bills,
    $params: combine($isActive, $isNothingOpen, (isActive, isNothing) =>
      isActive && isNothing ? { query: { pageSize: maxBillsShown } } : null,
    ),
    ...options,
  }),
  ({ list }) => list,
);

function fromSpotOrder({ orderId, tradeName, side, price, amount, turnover, filledAmount, filledTurnover, createdTime }: Order): OpenOrder {
  const [base = tradeName, quote = ''] = tradeName.split('/');
  const [filledPart, total, unit] = amount === null ? [filledTurnover, turnover, quote] : [filledAmount, amount, base];
  return { key: orderId, base, quote, side, price, amount: total, unit, filled: filledPercent(filledPart, total), createdTime };
}

function fromContractOrder(order: ContractOrder, contract: Instrument | undefined): OpenOrder {
  const { orderId, contractCode, side, price, amount, filledAmount, createdTime } = order;
  const { base = contractName(contractCode), quote = '', amountUnit: unit = '' } = contract ?? {};
  return { key: orderId, base, quote, side, price, amount, unit, filled: filledPercent(filledAmount, amount), createdTime };
}

const filledPercent = (filledPart: Decimal, total: Decimal | null): Decimal => (total === null ? '0' : sharePercent(filledPart, total, 0));
