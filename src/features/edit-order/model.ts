import { combine, createEvent, createStore, sample } from 'effector';
import { amountOf } from '@/contract/capital';
import { compare, divide, isZero, type Decimal } from '@/contract/decimal';
import { spot, type EditOrderRequest, type Order } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $pairs } from '@/entities/market';
import { $lastPrice, $pairId } from '@/entities/pair-feed';
import { userChanged } from '@/entities/session';
import { $openOrders, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';
import { fieldsOf, valuesOf, isExit, emptyEdit, type Edit, type EditField, type EditProblem } from './orderEdit';
import { problemsOf } from './problems';

/** Opens the form for an order; `orderMoved` opens it with values already changed, such as a price dragged on a chart. */
export const orderEditOpened = createEvent<Order>();
export const orderMoved = createEvent<{ readonly order: Order; readonly change: Partial<Edit> }>();
export const editTyped = createEvent<{ readonly field: EditField; readonly text: string }>();
export const editClosed = createEvent();
export const editSubmitted = createEvent();

/** Edits values of an order. */
export const editOrder = mutation({
  endpoint: spot.editOrder,
  params: ({ orderId, change }: { readonly orderId: string; readonly change: EditOrderRequest }) => ({ params: { orderId }, body: change }),
  key: ({ orderId }) => orderId,
});

/** The order being edited; null while the form is closed. */
export const $editedOrder = createStore<Order | null>(null)
  .on(orderEditOpened, (_, order) => order)
  .on(orderMoved, (_, { order }) => order)
  .on(editOrder.done, (order, { params }) => (order?.orderId === params.orderId ? null : order))
  .reset(editClosed, userChanged, screenLeft);

/** The values as typed. */
export const $edit = createStore<Edit>(emptyEdit)
  .on(orderEditOpened, (_, order) => valuesOf(order))
  .on(orderMoved, (_, { order, change }) => ({ ...valuesOf(order), ...change }))
  .on(editTyped, (edit, { field, text }) => ({ ...edit, [field]: text }));

/** The pair of the order; null until the pairs are known. */
export const $editedPair = combine($editedOrder, $pairs, (order, { list }) => list.find(({ id }) => id === order?.tradeId) ?? null);

/** Validation problems by field. */
export const $editProblems = combine(
  { order: $editedOrder, edit: $edit, pair: $editedPair, last: $lastPrice, pairId: $pairId, orders: $openOrders },
  ({ order, edit, pair, last, pairId, orders }): Partial<Record<EditField, EditProblem>> => {
    if (order === null) return {};
    const missing = fieldsOf(order).filter((field) => !isExit(field) && isZero(amountOf(edit[field])));
    if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
    if (order.amount !== null && compare(amountOf(edit.amount), order.filledAmount) <= 0) return { amount: 'belowFilled' };
    if (pair === null || last === null || pairId !== order.tradeId) return {};
    const terms = { digit: `${pair.decimals}#${pair.amountDecimals}`, quote: pair.quote };
    const otherLeg = orders.find(({ ocoId, orderId }) => ocoId !== null && ocoId === order.ocoId && orderId !== order.orderId);
    return problemsOf({ order, edit, terms, last, otherLeg });
  },
);

const $isValid = $editProblems.map((problems) => Object.keys(problems).length === 0);
sample({
  clock: editSubmitted,
  source: combine({ order: $editedOrder, edit: $edit }),
  filter: combine($isValid, $editedOrder, (isValid, order) => isValid && order !== null),
  fn: ({ order, edit }) => ({ orderId: order?.orderId ?? '', change: order ? changesOf(order, edit) : {} }),
  target: editOrder.submitted,
});
const editedToast = { tone: 'success', text: { key: 'orders.edited' } } as const;
sample({ clock: editOrder.done, fn: () => editedToast, target: toastRequested });
sample({ clock: editOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged] });

function changesOf(order: Order, edit: Edit): EditOrderRequest {
  const before = valuesOf(order);
  const changed = fieldsOf(order).filter((field) => compare(amountOf(edit[field]), amountOf(before[field])) !== 0);
  return Object.fromEntries(changed.map((field) => [field, requestValue(field, amountOf(edit[field]))]));
}

/** A value as the call expects it; null removes a cleared exit. */
function requestValue(field: EditField, value: Decimal): Decimal | null {
  if (isExit(field) && isZero(value)) return null;
  return field === 'trailing' ? divide(value, '100') : value;
}
