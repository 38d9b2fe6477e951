import { useUnit } from 'effector-react';
import { orderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { pairOrderBounds } from '@/shared/order-form/orderBounds';
import { OrderEditDialog } from '@/shared/order-form/OrderEditDialog';
import { $edit, $edited, $editedPair, $editProblems, editClosed, editOrder, editSubmitted, editTyped, hasTrigger } from './model';

const labels = { stopPrice: 'orders.trigger', price: 'orders.price', amount: 'orders.amount' } as const;

/** Changes price and amount of an open order. */
export function EditOrderDialog() {
  const view = useUnit({
    order: $edited,
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
  const fields = order && hasTrigger(order) ? (['stopPrice', 'price', 'amount'] as const) : (['price', 'amount'] as const);
  return (
    <OrderEditDialog
      isOpen={order !== null}
      isPending={view.isPending}
      text={
        order ? t('orders.editText', { side: t(order.side === orderSide.buy ? 'orders.buy' : 'orders.sell'), pair: order.tradeName }) : ''
      }
      figures={fields.map((field) => {
        const problem = view.problems[field];
        return {
          field,
          label: t(labels[field]),
          unit: field === 'amount' ? pair?.base : pair?.quote,
          decimals: (field === 'amount' ? pair?.amountDecimals : pair?.decimals) ?? 8,
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
