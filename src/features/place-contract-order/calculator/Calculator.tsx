import { useState } from 'react';
import type { MarginMode, PositionSide } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { ValueLines } from '@/shared/order-form/ValueLines';
import { AmountField } from '@/ui/AmountField/AmountField';
import { NumberStepper } from '@/ui/NumberStepper/NumberStepper';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import type { TicketMarket } from '../ticket';
import { calculate, fieldsOf, calculationKinds, type CalculationKind, type CalculatorInputs } from './results';

export interface CalculatorProps {
  readonly market: TicketMarket;
}

/** Decimals of money, and of a return in percent. */
const moneyDigits = 8;
const returnDigits = 2;

/** Calculates the profit, target price, liquidation price and maximum size of a hypothetical position. */
export function Calculator({ market }: CalculatorProps) {
  const { lot, priceDigits, maxLeverage, amountUnit, quote, coin, setting, mark, last, available, crossMarginBalance } = market;
  const [question, setQuestion] = useState<CalculationKind>('outcome');
  const [side, setSide] = useState<PositionSide>('long');
  const [marginMode, setMarginMode] = useState<MarginMode>(setting.marginMode);
  const [leverage, setLeverage] = useState(setting.leverage);
  const [typed, setTyped] = useState<CalculatorInputs>({
    entry: last ?? mark ?? '',
    exit: '',
    percent: '',
    amount: '',
    money: available ?? '',
    equity: crossMarginBalance ?? '',
  });
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  const fields = fieldsOf(question, marginMode);
  const fieldFormats = {
    entry: { unit: quote, decimals: priceDigits },
    exit: { unit: quote, decimals: priceDigits },
    percent: { unit: '%', decimals: returnDigits },
    amount: { unit: amountUnit, decimals: lot.split('.')[1]?.length ?? 0 },
    money: { unit: coin, decimals: moneyDigits },
    equity: { unit: coin, decimals: moneyDigits },
  } as const;
  const results = calculate({ question, side, marginMode, leverage, typed }, market);
  const textOf = {
    price: (value: string | null) => (value === null ? '–' : `${format.price(value, priceDigits)} ${quote}`),
    money: (value: string | null) => format.amount(value, { decimals: 4, unit: coin }),
    amount: (value: string | null) => format.amount(value, { decimals: fieldFormats.amount.decimals, unit: amountUnit }),
    percent: (value: string | null) => (value === null ? '–' : format.percent(value)),
  } as const;
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('contractMore.calcQuestion')}
        size="compact"
        width="full"
        options={calculationKinds.map((id) => ({ id, label: t(`contractMore.calc_${id}`) }))}
        value={question}
        onChange={setQuestion}
      />
      {question !== 'most' && (
        <SegmentedControl
          label={t('contractMore.calcSide')}
          size="compact"
          width="full"
          options={[
            { id: 'long', label: t('contract.long'), tone: 'rise' },
            { id: 'short', label: t('contract.short'), tone: 'fall' },
          ]}
          value={side}
          onChange={setSide}
        />
      )}
      {question === 'liquidation' && (
        <SegmentedControl
          label={t('contract.marginMode')}
          size="compact"
          width="full"
          options={(['isolated', 'cross'] as const).map((id) => ({ id, label: t(`contract.${id}`) }))}
          value={marginMode}
          onChange={setMarginMode}
        />
      )}
      <NumberStepper
        label={t('contract.leverage')}
        size="compact"
        minValue={1}
        maxValue={maxLeverage}
        value={leverage}
        onChange={(value) => setLeverage(Math.min(Math.max(1, Math.round(value)), maxLeverage))}
      />
      {fields.map((field) => (
        <AmountField
          key={field}
          label={t(`contractMore.calcField_${field}`)}
          size="compact"
          unit={fieldFormats[field].unit}
          separators={format.separators}
          value={typed[field]}
          onChange={(text) => setTyped({ ...typed, [field]: text })}
          normalise={withDecimals(fieldFormats[field].decimals)}
        />
      ))}
      <div aria-live="polite">
        <ValueLines
          values={results.map(({ id, kind, value }) => ({ name: t(`contractMore.calcResult_${id}`), text: textOf[kind](value) }))}
        />
      </div>
      <Text size="small" tone="faint">
        {t('contractMore.calcHint')}
      </Text>
    </Stack>
  );
}
