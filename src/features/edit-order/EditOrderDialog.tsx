import { useUnit } from 'effector-react';
import { orderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { pairOrderBounds } from '@/shared/order-form/orderBounds';
import { OrderEditDialog } from '@/shared/order-form/OrderEditDialog';
import { fieldsOf, type EditField } from './orderEdit';
import { $edit, $editedOrder, $editedPair, $editProblems, editClosed, editOrder, editSubmitted, editTyped } from './model';

const labels = {
  stopPrice: 'orders.trigger',
  trailing: 'orders.trailing',
  price: 'orders.price',
  amount: 'orders.amount',
  turnover: 'orders.total',
  takeProfitPrice: 'orders.takeProfit',
  stopLossPrice: 'orders.stopLoss',
} as const;

/** Decimals of a trailing distance, in percent. */
const trailingDigits = 2;

/** Edits the values of an open order; clearing an exit removes it. */
export function EditOrderDialog() {
  const view = useUnit({
    order: $editedOrder,
    edit: $edit,
    pair: $editedPair,
    problems: $editProblems,
    isPending: editOrder.$isPending,
    onType: editTyped,
    onClose: editClosed,
    onSubmit: editSubmitted,
  });
  const t = useText('orders');
  const format = useFormat();
  const { order, pair } = view;
  const bounds = pair ? pairOrderBounds(format, { ...pair, digits: { price: pair.decimals, amount: pair.amountDecimals } }) : {};
  const unitOf = (field: EditField) => (field === 'trailing' ? '%' : field === 'amount' ? pair?.base : pair?.quote);
  const decimalsOf = (field: EditField) => {
    if (field === 'trailing') return trailingDigits;
    return (field === 'amount' ? pair?.amountDecimals : field === 'turnover' ? undefined : pair?.decimals) ?? 8;
  };
  return (
    <OrderEditDialog
      isOpen={order !== null}
      isPending={view.isPending}
      text={
        order ? t('orders.editText', { side: t(order.side === orderSide.buy ? 'orders.buy' : 'orders.sell'), pair: order.tradeName }) : ''
      }
      fields={(order ? fieldsOf(order) : []).map((field) => {
        const problem = view.problems[field];
        return {
          field,
          label: t(labels[field]),
          unit: unitOf(field),
          decimals: decimalsOf(field),
          text: view.edit[field],
          problem: problem && t(`orders.${problem}`, bounds),
        };
      })}
      onType={(field, text) => view.onType({ field, text })}
      onClose={() => view.onClose()}
      onSubmit={() => view.onSubmit()}
    />
  );
}
