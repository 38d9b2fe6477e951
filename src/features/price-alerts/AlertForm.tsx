import { useUnit } from 'effector-react';
import { useState } from 'react';
import { alertBasis, alertRepeat } from '@/contract/alerts';
import { changePercent, compare, truncate } from '@/contract/decimal';
import { useLiveQuote, type Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { parsePositive } from '@/shared/lib/numberInput';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { $form, $isSaving, alertSubmitted, alertTyped } from './model';

export interface AlertFormProps {
  readonly instrument: Instrument;
  /** Whether the form edits an alert rather than creating one. */
  readonly isChange: boolean;
}

const bases = Object.values(alertBasis);
const repeats = Object.values(alertRepeat);

/** The form of a price alert. The direction in which the price must cross follows from the current price. */
export function AlertForm({ instrument, isChange }: AlertFormProps) {
  const { form, isSaving, onType, onSubmit } = useUnit({
    form: $form,
    isSaving: $isSaving,
    onType: alertTyped,
    onSubmit: alertSubmitted,
  });
  const [isAttempted, setAttempted] = useState(false);
  const t = useText('trade');
  const format = useFormat();
  const quote = useLiveQuote(instrument);
  const { decimals } = instrument;
  const current = (form.basis === alertBasis.mark ? quote?.markPrice : quote?.last) ?? null;
  const price = parsePositive(form.price);
  const comparison = price === null || current === null ? null : compare(price, current);
  const isMissing = isAttempted && price === null;
  const problem = isMissing ? t('trade.alertMissing') : comparison === 0 ? t('trade.alertAtCurrentPrice') : undefined;
  const submit = () => {
    setAttempted(price === null);
    if (price !== null && comparison !== 0) onSubmit();
  };
  const hint =
    price === null || current === null || comparison === null || comparison === 0
      ? t('trade.alertNow', { price: format.price(current, decimals) })
      : t(comparison > 0 ? 'trade.alertHint_above' : 'trade.alertHint_below', {
          price: format.price(price, decimals),
          change: format.percent(truncate(changePercent(current, price), 2)),
        });
  return (
    <Form
      label={t(isChange ? 'trade.alertEdit' : 'trade.alertNew')}
      errors={problem === undefined ? [] : [{ field: 'price', message: problem }]}
      onSubmit={submit}
    >
      {instrument.side !== 'spot' && (
        <SegmentedControl
          label={t('trade.alertBasis')}
          width="full"
          options={bases.map((id) => ({ id, label: t(`trade.alertBasis_${id}`) }))}
          value={form.basis}
          onChange={(basis) => onType({ basis })}
        />
      )}
      <OrderPriceField
        name="price"
        label={t('trade.alertPrice')}
        unit={instrument.quote}
        value={form.price}
        onChange={(text) => onType({ price: text })}
        description={hint}
        errorMessage={problem}
        decimals={decimals}
        last={current}
      />
      <SegmentedControl
        label={t('trade.alertRepeat')}
        width="full"
        options={repeats.map((id) => ({ id, label: t(`trade.alertRepeat_${id}`) }))}
        value={form.repeat}
        onChange={(repeat) => onType({ repeat })}
      />
      <Button type="submit" tone="accent" width="full" isPending={isSaving}>
        {t(isChange ? 'trade.alertSave' : 'trade.alertCreate')}
      </Button>
    </Form>
  );
}
