import { combine, createEvent, createStore, sample } from 'effector';
import { amountOf } from '@/contract/capital';
import { compare, isZero } from '@/contract/decimal';
import { orderProblem, orderState, orderType, spot, type Order, type OrderProblem } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $pairs } from '@/entities/market';
import { $lastPrice, $pairId } from '@/entities/pair-feed';
import { userChanged } from '@/entities/session';
import { spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';

/** What of an order can become another figure. */
export type EditField = 'price' | 'amount' | 'stopPrice';
export type Edit = Readonly<Record<EditField, string>>;
export type EditProblem = OrderProblem['problem'] | 'missing' | 'belowFilled';

/** Whether an order can be changed: it has a price, and no other leg. Source: the exchange refuses any other. */
export const isEditable = ({ ocoId, price, amount, type }: Order): boolean =>
  ocoId === null && price !== null && amount !== null && type !== orderType.trailing;

/** The form opens for an order, with figures of it already changed, such as a price that was dragged on a chart. */
export const orderEditOpened = createEvent<Order>();
export const orderMoved = createEvent<{ readonly order: Order; readonly change: Partial<Edit> }>();
export const editTyped = createEvent<{ readonly field: EditField; readonly text: string }>();
export const editClosed = createEvent();
export const editSubmitted = createEvent();

/** Changes price, amount or stop price of an order. */
export const editOrder = mutation({
  endpoint: spot.editOrder,
  params: ({ orderId, change }: { readonly orderId: string; readonly change: Partial<Edit> }) => ({ params: { orderId }, body: change }),
  key: ({ orderId }) => orderId,
});

/** The order that is changed; null while the form is closed. */
export const $edited = createStore<Order | null>(null)
  .on(orderEditOpened, (_, order) => order)
  .on(orderMoved, (_, { order }) => order)
  .reset(editClosed, editOrder.done, userChanged, screenLeft);

const figuresOf = ({ price, amount, stopPrice }: Order): Edit => ({ price: price ?? '', amount: amount ?? '', stopPrice: stopPrice ?? '' });

/** The figures as typed. */
export const $edit = createStore<Edit>({ price: '', amount: '', stopPrice: '' })
  .on(orderEditOpened, (_, order) => figuresOf(order))
  .on(orderMoved, (_, { order, change }) => ({ ...figuresOf(order), ...change }))
  .on(editTyped, (edit, { field, text }) => ({ ...edit, [field]: text }));

/** Whether the order still waits for its stop price, which then can be changed, too. */
export const hasTrigger = ({ state, stopPrice }: Order): boolean => state === orderState.waiting && stopPrice !== null;

/** The pair of the order; null until the pairs are known. */
export const $editedPair = combine($edited, $pairs, (order, { list }) => list.find(({ id }) => id === order?.tradeId) ?? null);

/** What stands in the way, by field. */
export const $editProblems = combine(
  { order: $edited, edit: $edit, pair: $editedPair, last: $lastPrice, pairId: $pairId },
  ({ order, edit, pair, last, pairId }): Partial<Record<EditField, EditProblem>> => {
    if (order === null) return {};
    const fields = hasTrigger(order) ? (['price', 'amount', 'stopPrice'] as const) : (['price', 'amount'] as const);
    const missing = fields.filter((field) => isZero(amountOf(edit[field])));
    if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
    const [price, amount, stopPrice] = [amountOf(edit.price), amountOf(edit.amount), amountOf(edit.stopPrice)];
    if (compare(amount, order.filledAmount) <= 0) return { amount: 'belowFilled' };
    if (pair === null || last === null || pairId !== order.tradeId) return {};
    const none = { turnover: null, trailing: null, activationPrice: null };
    const waits = hasTrigger(order);
    const type = waits ? orderType.stopLimit : orderType.limit;
    const terms = { digit: `${pair.decimals}#${pair.amountDecimals}`, quote: pair.quote };
    const found = orderProblem(terms, { ...none, side: order.side, type, price, amount, stopPrice: waits ? stopPrice : null }, last);
    const field = found?.field;
    return found && (field === 'price' || field === 'amount' || field === 'stopPrice') ? { [field]: found.problem } : {};
  },
);

const isSound = $editProblems.map((problems) => Object.keys(problems).length === 0);
sample({
  clock: editSubmitted,
  source: combine({ order: $edited, edit: $edit }),
  filter: combine(isSound, $edited, (sound, order) => sound && order !== null),
  fn: ({ order, edit }) => ({ orderId: order?.orderId ?? '', change: order ? changesOf(order, edit) : {} }),
  target: editOrder.submitted,
});
const wasEdited = { tone: 'success', text: { key: 'orders.edited' } } as const;
sample({ clock: editOrder.done, fn: () => wasEdited, target: toastRequested });
sample({ clock: editOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged] });

function changesOf(order: Order, edit: Edit): Partial<Edit> {
  const before = figuresOf(order);
  const changed = (field: EditField) => compare(amountOf(edit[field]), amountOf(before[field])) !== 0;
  const fields = (['price', 'amount', 'stopPrice'] as const).filter(
    (field) => (field !== 'stopPrice' || hasTrigger(order)) && changed(field),
  );
  return Object.fromEntries(fields.map((field) => [field, amountOf(edit[field])]));
}
