import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import type { OrderSide } from '@/contract/spot';
import { $isHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { $balanceOf } from '@/entities/spot-account';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { IconButton } from '@/ui/IconButton/IconButton';
import { figure, line } from './OrderForm.css';
import { paidUnit, type TicketMarket } from './ticket';

export interface AvailableProps {
  readonly market: TicketMarket;
  readonly side: OrderSide;
  /** Opens the way to more of a coin; its id is unknown for one that was never held. */
  readonly onTopUp: (coinId: number | undefined) => void;
}

/** What the account has of the coin an order pays with, and the way to more of it. */
export function Available({ market, side, onTopUp }: AvailableProps) {
  const { isLoggedIn, isHidden, balanceOf } = useUnit({
    isLoggedIn: $isLoggedIn,
    isHidden: $isHidden,
    balanceOf: $balanceOf,
  });
  const t = useText('trade');
  const format = useFormat();
  const unit = paidUnit({ side });
  const coin = market[unit];
  return (
    <div className={line}>
      <span>{t('trade.available')}</span>
      <span className={line}>
        <span className={figure}>
          <Amount
            value={format.parts.amount(market.available[unit], { unit: coin })}
            hiddenLabel={isHidden ? t('trade.hidden') : undefined}
          />
        </span>
        {isLoggedIn && (
          <IconButton size="small" icon={Plus} label={t('trade.topUp', { coin })} onPress={() => onTopUp(balanceOf?.get(coin)?.coinId)} />
        )}
      </span>
    </div>
  );
}
