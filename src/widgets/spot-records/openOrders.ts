import { orderStage, spot, type Order } from '@/contract/spot';
import { isEditable, orderEditOpened } from '@/features/edit-order';
import { openOrdersUpdated } from '@/entities/spot-account';
import { recordKind, type RecordAction, type RecordKindOptions, type RecordOpener } from '@/widgets/record-page';
import { baseQuery, fee, filled, leadingColumns, orderNumber, rowKey, rowName, terms, total, trigger } from './columns';
import { OrderFills } from './fills';
import { cancelAll, cancelOrder } from './model';
import { pairFilter, sideFilter, sideOf, typeFilter } from './labels';

/** Cancels an order after confirmation. */
export const cancelAction = <Row extends Pick<Order, 'side' | 'tradeName'>>(
  mutation: RecordAction<Row>['mutation'],
): RecordAction<Row> => ({
  label: 'orders.cancel',
  mutation,
  optimisticResult: 'removed',
  confirm: {
    title: 'orders.cancelTitle',
    label: 'orders.cancelOrder',
    text: (row, t) => t('orders.cancelText', { side: t(sideOf(row).label), pair: row.tradeName }),
  },
});

const edit: RecordOpener<Order> = { label: 'orders.edit', opened: orderEditOpened, isAvailable: isEditable };

const openKind = (
  options: Pick<RecordKindOptions<Order>, 'id' | 'label' | 'columns' | 'empty'> & { readonly stage?: keyof typeof orderStage },
) =>
  recordKind({
    ...options,
    endpoint: spot.openOrders,
    baseQuery: { ...baseQuery, stage: options.stage },
    isUndated: true,
    isPending: () => true,
    refetchOn: [openOrdersUpdated],
    rowKey,
    rowName,
    details: [fee, ...terms, orderNumber],
    Parts: OrderFills,
    openers: [edit],
    actions: [cancelAction(cancelOrder)],
    bulk: {
      label: 'orders.cancelAll',
      mutation: cancelAll[options.stage ?? 'open'],
      isAvailable: ({ side, type }) => side === undefined && type === undefined,
      confirm: {
        title: 'orders.cancelAllTitle',
        label: 'orders.cancelOrders',
        text: ({ tradeId, account }, t) =>
          t(tradeId !== undefined ? 'orders.cancelPairText' : account === undefined ? 'orders.cancelAllText' : 'orders.cancelAccountText'),
      },
    },
    filters: [pairFilter, sideFilter, typeFilter],
  });

/** Open orders, including those not triggered yet. */
export const openOrders = openKind({
  id: 'open',
  label: 'orders.openOrders',
  columns: [...leadingColumns, filled, total, trigger],
  empty: { text: 'orders.emptyOpen', hint: 'orders.emptyOpenHint' },
});

/** Orders in the book. */
export const restingOrders = openKind({
  id: 'open',
  label: 'orders.openOrders',
  stage: orderStage.book,
  columns: [...leadingColumns, filled, total],
  empty: { text: 'orders.emptyOpen' },
});

/** Orders waiting for their trigger. */
export const planOrders = openKind({
  id: 'plan',
  label: 'orders.planOrders',
  stage: orderStage.trigger,
  columns: [...leadingColumns, total, trigger],
  empty: { text: 'orders.emptyPlan' },
});
