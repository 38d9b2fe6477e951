import { useUnit } from 'effector-react';
import { $currencies, $currency, currencyChosen } from '@/entities/currency';
import { useText } from '@/shared/i18n';
import { OptionList } from '@/ui/OptionList/OptionList';
import { Text } from '@/ui/Text/Text';

/** Lists the display currencies from the exchange's settings. */
export function CurrencyList() {
  const { currencies, currency, choose } = useUnit({ currencies: $currencies, currency: $currency, choose: currencyChosen });
  const t = useText('shell');
  return (
    <OptionList
      aria-label={t('shell.currency')}
      options={currencies.map(({ currencyCode, symbol }) => ({
        id: currencyCode,
        label: currencyCode,
        end: <Text tone="faint">{symbol}</Text>,
      }))}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[currency.code]}
      onSelectionChange={(keys) => {
        const [code] = keys === 'all' ? [] : keys;
        if (code !== undefined) choose(String(code));
      }}
    />
  );
}
