import { useUnit } from 'effector-react';
import type { OrderSide } from '@/contract/spot';
import { $isHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { $balanceOf } from '@/entities/spot-account';
import { AvailableLine } from '@/shared/order-form/AvailableLine';
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
  const unit = paidUnit({ side });
  const coin = market[unit];
  return (
    <AvailableLine
      amount={market.available[unit]}
      coin={coin}
      isHidden={isHidden}
      onTopUp={isLoggedIn ? () => onTopUp(balanceOf?.get(coin)?.coinId) : undefined}
    />
  );
}
