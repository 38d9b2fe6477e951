import { unitDecimals, type AssetsSummary, type AssetUnit, type MockAssetsSummary } from '@/contract/account';
import type { DisplayCurrency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { FiatValue } from '@/ui/FiatValue/FiatValue';
import { HiddenBalance } from '@/ui/HiddenBalance/HiddenBalance';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { approximate, total } from './AssetsCard.css';
import { balanceIn } from './model';

export interface TotalProps {
  /** Null while loading. */
  readonly summary: AssetsSummary | MockAssetsSummary | null;
  readonly unit: AssetUnit;
  readonly currency: DisplayCurrency;
  readonly isHidden: boolean;
}

/** Number of characters that fit at the default size on the narrowest phone. */
const defaultLength = 18;

/** The total in one unit and its value in the display currency, or in USDT if the unit is that currency. */
export function Total({ summary, unit, currency, isHidden }: TotalProps) {
  const t = useText('assets');
  const format = useFormat();
  if (!summary) {
    return (
      <div className={total({ length: 'usual' })}>
        <Skeleton length="medium" label />
      </div>
    );
  }
  if (isHidden) {
    return (
      <div className={total({ length: 'usual' })}>
        <HiddenBalance label={t('assets.hiddenValue')} />
      </div>
    );
  }
  const value = balanceIn(summary, unit, currency);
  const other = balanceIn(summary, unit === 'fiat' ? 'USDT' : 'fiat', currency);
  const inUnit =
    unit === 'fiat' ? format.parts.money(value, currency.code) : format.parts.amount(value, { decimals: unitDecimals[unit], min: 2, unit });
  return (
    <div className={total({ length: inUnit.text.length > defaultLength ? 'long' : 'usual' })}>
      <Amount value={inUnit} />
      <span className={approximate}>
        <FiatValue
          value={
            unit === 'fiat'
              ? format.parts.amount(other, { decimals: unitDecimals.USDT, min: 2, unit: 'USDT' })
              : format.parts.money(other, currency.code)
          }
        />
      </span>
    </div>
  );
}
