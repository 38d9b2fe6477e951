import { useUnit } from 'effector-react';
import type { OrderSide } from '@/contract/spot';
import { $areBalancesHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { AvailableLine } from '@/shared/order-form/AvailableLine';
import { paymentUnit, type SizeUnit, type TicketMarket } from './ticket';

export interface AvailableProps {
  readonly market: TicketMarket;
  readonly side: OrderSide;
  /** Opens the top-up of one of the two coins. */
  readonly onTopUp: (unit: SizeUnit) => void;
}

/** The account's balance of the coin an order pays with, with a button to top it up. */
export function Available({ market, side, onTopUp }: AvailableProps) {
  const { isLoggedIn, isHidden } = useUnit({ isLoggedIn: $isLoggedIn, isHidden: $areBalancesHidden });
  const unit = paymentUnit({ side });
  return (
    <AvailableLine
      amount={market.available[unit]}
      coin={market[unit]}
      isHidden={isHidden}
      onTopUp={isLoggedIn ? () => onTopUp(unit) : undefined}
    />
  );
}
