import { useUnit } from 'effector-react';
import { parseDigit } from '@/contract/market';
import { orderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { pairOrderBounds } from '@/shared/order-form/orderBounds';
import { OrderEditDialog } from '@/shared/order-form/OrderEditDialog';
import { $edit, $editedOrder, $editedToken, $editProblems, editClosed, editOrder, editSubmitted, editTyped } from './model';
import { editFields } from './problems';

/** Edits price and amount of an open pre-market order. */
export function EditPremarketOrderDialog() {
  const view = useUnit({
    order: $editedOrder,
    edit: $edit,
    token: $editedToken,
    problems: $editProblems,
    isPending: editOrder.$isPending,
    onType: editTyped,
    onClose: editClosed,
    onSubmit: editSubmitted,
  });
  const t = useText('orders');
  const format = useFormat();
  const { order, token } = view;
  const digits = parseDigit(token?.digit ?? '8#8');
  const bounds = token ? pairOrderBounds(format, { base: token.baseCurrency, quote: token.quoteCurrency, digits }) : {};
  return (
    <OrderEditDialog
      isOpen={order !== null}
      isPending={view.isPending}
      text={
        order ? t('orders.editText', { side: t(order.side === orderSide.buy ? 'orders.buy' : 'orders.sell'), pair: order.tradeName }) : ''
      }
      fields={editFields.map((field) => {
        const problem = view.problems[field];
        return {
          field,
          label: t(`orders.${field}`),
          unit: field === 'price' ? token?.quoteCurrency : token?.baseCurrency,
          decimals: digits[field],
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
