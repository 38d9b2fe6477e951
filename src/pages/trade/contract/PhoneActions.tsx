import { useUnit } from 'effector-react';
import { onlyCloses } from '@/contract/swap';
import { useGate } from '@/shared/lib/gate';
import type { PhoneActionsProps, SideTexts } from '@/widgets/trade-desk';
import { $now, CountdownGate } from './model';

/** The buttons of a phone: in the minutes before its delivery a contract only takes orders that close, which they say. */
export function PhoneActions({ pair, children }: PhoneActionsProps) {
  useGate(CountdownGate);
  const now = useUnit($now);
  return children(now > 0 && pair && onlyCloses(pair.expiry, now) ? closing : undefined);
}

const closing: SideTexts = {
  sides: { buy: 'contract.closeShort', sell: 'contract.closeLong' },
  note: 'orders.deliveryReduceOnly',
};
