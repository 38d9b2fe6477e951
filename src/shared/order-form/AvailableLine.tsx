import { Plus } from 'lucide-react';
import type { Decimal } from '@/contract/decimal';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { IconButton } from '@/ui/IconButton/IconButton';
import { orderValue, line } from './orderForm.css';

export interface AvailableLineProps {
  /** Null while unknown. */
  readonly amount: Decimal | null;
  readonly coin: string;
  /** Masks the amount. */
  readonly isHidden: boolean;
  /** Opens the options to get more of the coin; absent for visitors. */
  readonly onTopUp: (() => void) | undefined;
}

/** The amount of a coin available to an order, with a button to get more of it. */
export function AvailableLine({ amount, coin, isHidden, onTopUp }: AvailableLineProps) {
  const t = useText('trade');
  const format = useFormat();
  return (
    <div className={line}>
      <span>{t('trade.available')}</span>
      <span className={line}>
        <span className={orderValue}>
          <Amount value={format.parts.amount(amount, { unit: coin })} hiddenLabel={isHidden ? t('trade.hidden') : undefined} />
        </span>
        {onTopUp && <IconButton size="small" icon={Plus} label={t('trade.topUp', { coin })} onPress={onTopUp} />}
      </span>
    </div>
  );
}
