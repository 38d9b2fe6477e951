import type { AssetsSummary } from '@/contract/account';
import { multiplyNullable } from '@/contract/decimal';
import type { DisplayCurrency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Text } from '@/ui/Text/Text';
import { dayChange } from './AssetsCard.css';
import { dayChangeOf } from './model';

export interface DayChangeProps {
  /** Null while loading. */
  readonly summary: AssetsSummary | null;
  readonly currency: DisplayCurrency;
  readonly isHidden: boolean;
}

/** The gain or loss of the holdings in 24 hours; an empty line while it is unknown or balances are hidden. */
export function DayChange({ summary, currency, isHidden }: DayChangeProps) {
  const t = useText('assets');
  const format = useFormat();
  const change = summary && !isHidden ? dayChangeOf(summary) : null;
  return (
    <div className={dayChange}>
      {change && (
        <>
          <Text size="dense" tone="soft">
            {t('assets.dayChange')}
          </Text>
          <PriceChange value={format.parts.percent(change.percent)} size="dense" weight="medium" />
          <Amount
            value={format.parts.money(multiplyNullable(change.usdt, currency.rate), currency.code)}
            size="dense"
            tone="soft"
            isMinorFaint={false}
          />
        </>
      )}
    </div>
  );
}
