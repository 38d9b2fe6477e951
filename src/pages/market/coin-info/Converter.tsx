import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import { normaliseAmount } from '@/contract/capital';
import { multiply, multiplyNullable } from '@/contract/decimal';
import { $currency, moneyText } from '@/entities/currency';
import { LiveValue, type Quote } from '@/entities/market';
import { unknownValue, useFormat, useText, type Format } from '@/shared/i18n';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $pair } from './model';

/** Maximum amount to convert. */
const cap = '999999999999';

/** Converts an amount of a coin to USDT and the display currency at live prices. */
export function Converter({ coin }: { readonly coin: string }) {
  const { pair, currency } = useUnit({ pair: $pair, currency: $currency });
  const [amount, setAmount] = useState('1');
  const t = useText('coinInfo');
  const format = useFormat();
  const inUsdt = useCallback(
    ({ last }: Quote, { amount: formatAmount }: Format) =>
      last === null || amount === '' ? unknownValue : formatAmount(multiply(amount, last), { decimals: 8, unit: 'USDT' }),
    [amount],
  );
  const inCurrency = useCallback(
    ({ last }: Quote, localeFormat: Format) => {
      const value = last === null || amount === '' ? null : multiplyNullable(multiply(amount, last), currency.rate);
      return value === null ? '' : `≈ ${moneyText(value, currency, localeFormat)}`;
    },
    [amount, currency],
  );
  if (pair === null) return null;
  return (
    <Panel title={t('coinInfo.converter')} level={3}>
      <Stack gap={4}>
        <AmountField
          label={t('coinInfo.amount')}
          unit={coin}
          value={amount}
          onChange={setAmount}
          separators={format.separators}
          normalise={(typed) => normaliseAmount(typed, { cap, precision: pair.amountDecimals })}
        />
        <Stack gap={1}>
          <Text size="title" weight="semibold">
            <LiveValue instrument={pair} text={inUsdt} />
          </Text>
          <Text tone="soft">
            <LiveValue instrument={pair} text={inCurrency} />
          </Text>
        </Stack>
      </Stack>
    </Panel>
  );
}
