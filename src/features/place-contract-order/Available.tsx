import { useUnit } from 'effector-react';
import { $isHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { AvailableLine } from '@/shared/order-form/AvailableLine';
import type { TicketMarket } from './ticket';

export interface AvailableProps {
  readonly market: Pick<TicketMarket, 'free' | 'coin'>;
  readonly onTopUp: () => void;
}

/** What new orders may use, and the way to more of it. */
export function Available({ market: { free, coin }, onTopUp }: AvailableProps) {
  const { isLoggedIn, isHidden } = useUnit({ isLoggedIn: $isLoggedIn, isHidden: $isHidden });
  return <AvailableLine amount={free} coin={coin} isHidden={isHidden} onTopUp={isLoggedIn ? onTopUp : undefined} />;
}
