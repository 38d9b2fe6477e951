import { useUnit } from 'effector-react';
import { normaliseAmount } from '@/contract/capital';
import { minTurnoverOf, orderSide, stepOf } from '@/contract/spot';
import type { Instrument } from '@/entities/market';
import { useFormat, useText, type Format } from '@/shared/i18n';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import {
  $edit,
  $edited,
  $editedPair,
  $editProblems,
  editClosed,
  editOrder,
  editSubmitted,
  editTyped,
  hasTrigger,
  type EditField,
} from './model';

/** Changes price and amount of an open order; a refusal of the exchange shows as a toast and the form stays. */
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
  const decimals = { price: pair?.decimals ?? 8, stopPrice: pair?.decimals ?? 8, amount: pair?.amountDecimals ?? 8 };
  const bounds = pair ? boundsOf(pair, format) : {};
  const field = (name: EditField, label: string, unit?: string) => {
    const problem = view.problems[name];
    return (
      <AmountField
        label={label}
        unit={unit}
        separators={format.separators}
        value={view.edit[name]}
        onChange={(text) => view.onType({ field: name, text })}
        normalise={(typed) => normaliseAmount(typed, { cap: unbounded, precision: decimals[name] })}
        errorMessage={problem && t(`orders.${problem}`, bounds)}
      />
    );
  };
  return (
    <Dialog
      title={t('orders.editTitle')}
      isOpen={order !== null}
      onOpenChange={(isOpen) => !isOpen && view.onClose()}
      footer={
        <>
          <Button onPress={() => view.onClose()}>{t('orders.editKeep')}</Button>
          <Button
            tone="accent"
            isPending={view.isPending}
            isDisabled={Object.keys(view.problems).length > 0}
            onPress={() => view.onSubmit()}
          >
            {t('orders.editSave')}
          </Button>
        </>
      }
    >
      {order && (
        <Stack gap={5}>
          <Text tone="soft">
            {t('orders.editText', { side: t(order.side === orderSide.buy ? 'orders.buy' : 'orders.sell'), pair: order.tradeName })}
          </Text>
          {hasTrigger(order) && field('stopPrice', t('orders.trigger'), pair?.quote)}
          {field('price', t('orders.price'), pair?.quote)}
          {field('amount', t('orders.amount'), pair?.base)}
        </Stack>
      )}
    </Dialog>
  );
}

/** What the texts of problems name. */
const boundsOf = ({ base, quote, decimals, amountDecimals }: Instrument, format: Format) => ({
  tick: format.amount(stepOf(decimals), { decimals: 20, unit: quote }),
  lot: format.amount(stepOf(amountDecimals), { decimals: 20, unit: base }),
  least: format.amount(minTurnoverOf({ quote }), { unit: quote }),
});

const unbounded = '9'.repeat(40);
