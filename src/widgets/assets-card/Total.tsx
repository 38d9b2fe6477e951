import type { AssetsSummary, AssetUnit, MockAssetsSummary } from '@/contract/account';
import type { DisplayCurrency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { approximate, total } from './AssetsCard.css';
import { balanceIn, hiddenBalance, unitDecimals } from './model';

export interface TotalProps {
  /** Null while it loads. */
  readonly summary: AssetsSummary | MockAssetsSummary | null;
  readonly unit: AssetUnit;
  readonly currency: DisplayCurrency;
  readonly isHidden: boolean;
}

/** Number of characters that fit at the default size on the narrowest phone. */
const defaultLength = 18;

/** The total in one unit, and its value in the display currency. */
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
        <span aria-hidden>{hiddenBalance}</span>
        <VisuallyHidden>{t('assets.hiddenValue')}</VisuallyHidden>
      </div>
    );
  }
  const value = balanceIn(summary, unit, currency);
  const other = balanceIn(summary, unit === 'fiat' ? 'USDT' : 'fiat', currency);
  const inUnit =
    unit === 'fiat'
      ? format.parts.money(value, currency.code)
      : format.parts.amount(value, { decimals: unitDecimals[unit], least: 2, unit });
  return (
    <div className={total({ length: inUnit.text.length > defaultLength ? 'long' : 'usual' })}>
      <Amount value={inUnit} />
      <span className={approximate}>
        <Text size="dense" tone="faint" face="figures">
          {'≈ '}
          {unit === 'fiat'
            ? format.amount(other, { decimals: unitDecimals.USDT, least: 2, unit: 'USDT' })
            : format.money(other, currency.code)}
        </Text>
      </span>
    </div>
  );
}
