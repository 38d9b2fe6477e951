import { combine, createEvent, createStore, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import { premarket, type EditPremarketOrderRequest, type PremarketOrder } from '@/contract/premarket';
import { balancesChanged } from '@/entities/assets';
import { $premarketOrders, premarketChanged, premarketPairs } from '@/entities/premarket';
import { userChanged } from '@/entities/session';
import { $balanceByCoin, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';
import { changesOf, problemsOf, type Edit, type EditField } from './problems';

/** Opens the form for an order. */
export const premarketEditOpened = createEvent<PremarketOrder>();
/** The user moved an order's line on the chart; opens the form with the new price. */
export const premarketLineMoved = createEvent<{ readonly id: PremarketOrder['orderId']; readonly price: Decimal }>();
export const editTyped = createEvent<{ readonly field: EditField; readonly text: string }>();
export const editClosed = createEvent();
export const editSubmitted = createEvent();

const orderMoved = sample({
  clock: premarketLineMoved,
  source: $premarketOrders,
  fn: (orders, { id, price }) => ({ order: orders.find(({ orderId }) => orderId === id), price }),
}).filterMap(({ order, price }) => order && { order, price });

export const editOrder = mutation({
  endpoint: premarket.editOrder,
  params: ({ orderId, change }: { readonly orderId: string; readonly change: EditPremarketOrderRequest }) => ({
    params: { orderId },
    body: change,
  }),
  key: ({ orderId }) => orderId,
});

/** The order being edited; null while the form is closed. */
export const $editedOrder = createStore<PremarketOrder | null>(null)
  .on(premarketEditOpened, (_, order) => order)
  .on(orderMoved, (_, { order }) => order)
  .on(editOrder.done, (order, { params }) => (order?.orderId === params.orderId ? null : order))
  .reset(editClosed, userChanged, screenLeft);

/** The values as typed. */
export const $edit = createStore<Edit>({ price: '', amount: '' })
  .on(premarketEditOpened, (_, { price, amount }) => ({ price, amount }))
  .on(orderMoved, (_, { order: { amount }, price }) => ({ price, amount }))
  .on(editTyped, (edit, { field, text }) => ({ ...edit, [field]: text }));

/** The token of the order; null until the tokens are known. */
export const $editedToken = combine(
  $editedOrder,
  premarketPairs.$latest,
  (order, tokens) => tokens?.find(({ tradeId }) => tradeId === order?.tradeId) ?? null,
);

/** Validation problems by field. */
export const $editProblems = combine(
  { order: $editedOrder, edit: $edit, token: $editedToken, balances: $balanceByCoin },
  ({ order, edit, token, balances }) =>
    order === null || token === null
      ? {}
      : problemsOf({ order, edit, token, available: balances && (balances.get(token.quoteCurrency)?.available ?? '0') }),
);

const ready = sample({ clock: editSubmitted, source: { order: $editedOrder, edit: $edit, problems: $editProblems } });
sample({
  clock: ready.filterMap(({ order, edit, problems }) =>
    order && Object.keys(problems).length === 0 ? { orderId: order.orderId, change: changesOf(order, edit) } : undefined,
  ),
  target: editOrder.submitted,
});
const editedToast = { tone: 'success', text: { key: 'orders.edited' } } as const;
sample({ clock: editOrder.done, fn: () => editedToast, target: toastRequested });
sample({ clock: editOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged, premarketChanged] });
