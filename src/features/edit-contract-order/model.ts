import { combine, createEvent, createStore, merge, sample } from 'effector';
import { swap, type ConditionOrder, type ContractOrder } from '@/contract/swap';
import { balancesChanged } from '@/entities/assets';
import { contractAccountChanged } from '@/entities/contract-account';
import { userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';
import { isPlan, type ContractChange, type ContractEdit, type EditableOrder } from './editableOrder';

export { isEditable, type EditableOrder } from './editableOrder';

/** Opens the form for an order. */
export const editOpened = createEvent<EditableOrder>();
/** Opens the form for an order whose line was dragged on a chart. */
export const contractOrderMoved = createEvent<EditedOrder>();
export const editClosed = createEvent();

/** An order in the form, with values already changed when it opened. */
export interface EditedOrder {
  readonly order: EditableOrder;
  readonly change: Partial<ContractEdit>;
}

interface Change<Order> {
  readonly order: Order;
  readonly change: ContractChange;
}
const pathOf = ({ contractCode }: EditableOrder) => ({ bizType: 'portal' as const, contractCode });

const changeOrder = mutation({
  endpoint: swap.changeOrders,
  params: ({ order, change }: Change<ContractOrder>) => ({
    params: pathOf(order),
    body: { orders: [{ orderId: order.orderId, ...change }] },
  }),
});
const changePlan = mutation({
  endpoint: swap.changeCondition,
  params: ({ order, change }: Change<ConditionOrder>) => ({ params: { ...pathOf(order), orderId: order.orderId }, body: change }),
});

/** The changes were confirmed. */
export const editSubmitted = createEvent<Change<EditableOrder>>();
sample({
  clock: editSubmitted.filterMap(({ order, change }) => (isPlan(order) ? undefined : { order, change })),
  target: changeOrder.submitted,
});
sample({
  clock: editSubmitted.filterMap(({ order, change }) => (isPlan(order) ? { order, change } : undefined)),
  target: changePlan.submitted,
});
export const $isSaving = combine(changeOrder.$isPending, changePlan.$isPending, (order, plan) => order || plan);

const saved = merge([changeOrder.done, changePlan.done]);

/** The order being edited; null while the form is closed. */
export const $editedOrder = createStore<EditedOrder | null>(null)
  .on(editOpened, (_, order) => ({ order, change: {} }))
  .on(contractOrderMoved, (_, moved) => moved)
  .on(saved, (edited, { params }) => (edited?.order.orderId === params.order.orderId ? null : edited))
  .reset(editClosed, userChanged, screenLeft);

const editedToast = { tone: 'success', text: { key: 'orders.edited' } } as const;
sample({ clock: saved, fn: () => editedToast, target: toastRequested });
sample({ clock: saved, fn: () => {}, target: [balancesChanged, contractAccountChanged] });
