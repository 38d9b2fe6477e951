import { combine, createEvent, sample } from 'effector';
import { coinsOf, type ConditionOrder, type ContractOrder, type Position } from '@/contract/swap';
import { $contractOrders, $contractPlans, $contractPositions, contractPositions } from '@/entities/contract-account';
import type { Instrument } from '@/entities/market';
import { contractOrderMoved, isEditable } from '@/features/edit-contract-order';
import { positionActionOpened, type ExitKind } from '@/features/manage-position';
import { interval } from '@/shared/lib/interval';
import { createSharedGate } from '@/shared/lib/gate';
import type { Holding, OrderMove, OwnOrder, PriceMark } from '@/widgets/trade-desk';

/** Own orders as shown in order book and chart: at their price, plan orders at their trigger price. */
export const $ownOrders = combine($contractOrders, $contractPlans, (orders, plans): readonly OwnOrder[] => [
  ...orders.flatMap(orderMark),
  ...plans.flatMap(planMark),
]);

function orderMark(order: ContractOrder): OwnOrder[] {
  const { orderId: id, contractCode: instrument, side, price, amount } = order;
  return price === null ? [] : [{ id, instrument, side, price, amount, isTrigger: false, isMovable: isEditable(order) }];
}

/** The mark of a plan order; take-profit and stop-loss orders of a position are marked by `marksOf` instead. */
function planMark(plan: ConditionOrder): OwnOrder[] {
  const { orderId: id, contractCode: instrument, side, triggerPrice, amount, positionId } = plan;
  if (triggerPrice === null || positionId !== null) return [];
  return [{ id, instrument, side, price: triggerPrice, amount, isTrigger: true, isMovable: isEditable(plan) }];
}

const exits = { takeProfit: 'contract.lineTakeProfit', stopLoss: 'contract.lineStopLoss' } as const;

/** Chart marks of entry and liquidation prices, and of take-profit and stop-loss prices, which can be moved. */
export const $marks = $contractPositions.map((positions): readonly PriceMark[] => positions.flatMap(marksOf));

function marksOf({
  positionId,
  contractCode: instrument,
  side,
  entryPrice,
  liquidationPrice,
  takeProfitPrice,
  stopLossPrice,
}: Position): PriceMark[] {
  const entry = side === 'long' ? 'contract.lineEntryLong' : 'contract.lineEntryShort';
  const mark = (kind: string, price: string | null, more: Omit<PriceMark, 'id' | 'instrument' | 'price'>): PriceMark[] =>
    price === null ? [] : [{ id: `${kind} ${positionId}`, instrument, price, ...more }];
  return [
    ...mark('entry', entryPrice, { label: entry, tone: 'accent', isMovable: false }),
    ...mark('liquidation', liquidationPrice, { label: 'contract.lineLiquidation', tone: 'first', isMovable: false }),
    ...mark('takeProfit', takeProfitPrice, { label: exits.takeProfit, tone: 'rise', isMovable: true }),
    ...mark('stopLoss', stopLossPrice, { label: exits.stopLoss, tone: 'fall', isMovable: true }),
  ];
}

/** The positions in a contract. */
export const $holdingsOf = contractPositions.$latest.map(
  (positions) =>
    positions &&
    (({ id, amountUnit: unit }: Instrument): readonly Holding[] => {
      const { coin } = coinsOf(String(id));
      return positions
        .filter(({ contractCode }) => contractCode === id)
        .map(({ amount, side, unrealised: pnl }) => ({ amount, unit, position: { side, pnl, coin } }));
    }),
);

/** A line was moved on the chart: opens the form of the order or of the exits with the new price. */
export const lineMoved = createEvent<OrderMove>();
sample({
  clock: lineMoved.filterMap(({ id, price }) => {
    const [kind = '', positionId = ''] = id.split(' ');
    return isExit(kind) ? { action: 'exits' as const, positionId, exits: { [kind]: price } } : undefined;
  }),
  target: positionActionOpened,
});
const moved = sample({
  clock: lineMoved,
  source: { orders: $contractOrders, plans: $contractPlans },
  fn: ({ orders, plans }, { id, price }) => ({
    order: orders.find(({ orderId }) => orderId === id),
    plan: plans.find(({ orderId }) => orderId === id),
    price,
  }),
});
sample({
  clock: moved.filterMap(({ order, plan, price }) =>
    order ? { order, change: { price } } : plan && { order: plan, change: { triggerPrice: price } },
  ),
  target: contractOrderMoved,
});
const isExit = (kind: string): kind is ExitKind => Object.hasOwn(exits, kind);

/** Open while any countdown is mounted. */
export const CountdownGate = createSharedGate('CountdownGate');
export const { $now } = interval({ every: 1_000, start: CountdownGate.open, stop: CountdownGate.close });
