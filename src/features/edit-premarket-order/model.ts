import { combine, createEvent, createStore, sample } from 'effector';
import { amountOf } from '@/contract/capital';
import { compare, isZero } from '@/contract/decimal';
import { premarket, type PremarketOrder } from '@/contract/premarket';
import { limitProblem, type FigureProblem } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { premarketChanged, premarketPairs } from '@/entities/premarket';
import { userChanged } from '@/entities/session';
import { spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';

/** What of an order can become another figure. */
export const editFields = ['price', 'amount'] as const;
export type EditField = (typeof editFields)[number];
export type EditProblem = FigureProblem | 'missing' | 'belowFilled';

/** The form opens for an order. */
export const premarketEditOpened = createEvent<PremarketOrder>();
export const editTyped = createEvent<{ readonly field: EditField; readonly text: string }>();
export const editClosed = createEvent();
export const editSubmitted = createEvent();

/** Changes price or amount of an order. */
export const editOrder = mutation({
  endpoint: premarket.editOrder,
  params: ({ orderId, change }: { readonly orderId: string; readonly change: Partial<Record<EditField, string>> }) => ({
    params: { orderId },
    body: change,
  }),
  key: ({ orderId }) => orderId,
});

/** The order that is changed; null while the form is closed. */
export const $edited = createStore<PremarketOrder | null>(null)
  .on(premarketEditOpened, (_, order) => order)
  .reset(editClosed, editOrder.done, userChanged, screenLeft);

/** The figures as typed. */
export const $edit = createStore<Readonly<Record<EditField, string>>>({ price: '', amount: '' })
  .on(premarketEditOpened, (_, { price, amount }) => ({ price, amount }))
  .on(editTyped, (edit, { field, text }) => ({ ...edit, [field]: text }));

/** The token of the order; null until the tokens are known. */
export const $editedToken = combine(
  $edited,
  premarketPairs.$latest,
  (order, pairs) => pairs?.find(({ tradeId }) => tradeId === order?.tradeId) ?? null,
);

/** What stands in the way, by field. */
export const $editProblems = combine(
  { order: $edited, edit: $edit, token: $editedToken },
  ({ order, edit, token }): Partial<Record<EditField, EditProblem>> => {
    if (order === null) return {};
    const [price, amount] = [amountOf(edit.price), amountOf(edit.amount)];
    const missing = editFields.filter((field) => isZero(amountOf(edit[field])));
    if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
    if (compare(amount, order.filledAmount) <= 0) return { amount: 'belowFilled' };
    if (!token?.last) return {};
    const terms = { digit: token.digit, quote: token.quoteCurrency };
    const problem = limitProblem(terms, { side: order.side, price, amount, last: token.last });
    if (problem === null) return {};
    return { [problem === 'orderOffTick' || problem === 'orderPriceDeviation' ? 'price' : 'amount']: problem };
  },
);

const sound = sample({ clock: editSubmitted, source: { order: $edited, edit: $edit, problems: $editProblems } });
sample({
  clock: sound.filterMap(({ order, edit, problems }) => {
    if (order === null || Object.keys(problems).length > 0) return undefined;
    const changed = editFields.filter((field) => compare(amountOf(edit[field]), order[field]) !== 0);
    return { orderId: order.orderId, change: Object.fromEntries(changed.map((field) => [field, amountOf(edit[field])])) };
  }),
  target: editOrder.submitted,
});
const wasEdited = { tone: 'success', text: { key: 'orders.edited' } } as const;
sample({ clock: editOrder.done, fn: () => wasEdited, target: toastRequested });
sample({ clock: editOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged, premarketChanged] });
