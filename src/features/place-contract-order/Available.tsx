import { useUnit } from 'effector-react';
import { $areBalancesHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { AvailableLine } from '@/shared/order-form/AvailableLine';
import type { TicketMarket } from './ticket';

export interface AvailableProps {
  readonly market: Pick<TicketMarket, 'available' | 'coin'>;
  readonly onTopUp: () => void;
}

/** The balance available for new orders, with a button to top it up. */
export function Available({ market: { available, coin }, onTopUp }: AvailableProps) {
  const { isLoggedIn, isHidden } = useUnit({ isLoggedIn: $isLoggedIn, isHidden: $areBalancesHidden });
  return <AvailableLine amount={available} coin={coin} isHidden={isHidden} onTopUp={isLoggedIn ? onTopUp : undefined} />;
}
