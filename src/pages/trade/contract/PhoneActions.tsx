import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { isReduceOnlyPeriod } from '@/contract/swap';
import { useGate } from '@/shared/lib/gate';
import { lazyNamed } from '@/shared/lazy';
import type { PhoneActionsProps, SideTexts } from '@/widgets/trade-desk';
import { $now, CountdownGate } from './model';
import type { NextContractProps } from './NextContract';

export const NextContract = lazyNamed<'NextContract', NextContractProps>(() => import('./NextContract'), 'NextContract');

/** Trade buttons on phones: close-only labels shortly before delivery, a link to the next contract once delivered. */
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
  return children(now > 0 && pair && isReduceOnlyPeriod(pair.expiry, now) ? closing : undefined);
}

const closing: SideTexts = {
  sides: { buy: 'contract.closeShort', sell: 'contract.closeLong' },
  note: 'orders.deliveryReduceOnly',
};
