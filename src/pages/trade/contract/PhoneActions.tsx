import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { onlyCloses } from '@/contract/swap';
import { useGate } from '@/shared/lib/gate';
import { lazyNamed } from '@/shared/lazy';
import type { PhoneActionsProps, SideTexts } from '@/widgets/trade-desk';
import { $now, CountdownGate } from './model';
import type { NextContractProps } from './NextContract';

export const NextContract = lazyNamed<'NextContract', NextContractProps>(() => import('./NextContract'), 'NextContract');

/** The buttons of a phone: in the minutes before its delivery a contract only takes orders that close, which they say; in place of one that was delivered the next is offered. */
export function PhoneActions({ pair, children }: PhoneActionsProps) {
  useGate(CountdownGate);
  const now = useUnit($now);
  if (pair?.expiry && now >= pair.expiry)
    return (
      <>
        {children({ note: 'contract.reason_expired' })}
        <Suspense fallback={null}>
          <NextContract contract={pair} size="touch" />
        </Suspense>
      </>
    );
  return children(now > 0 && pair && onlyCloses(pair.expiry, now) ? closing : undefined);
}

const closing: SideTexts = {
  sides: { buy: 'contract.closeShort', sell: 'contract.closeLong' },
  note: 'orders.deliveryReduceOnly',
};
