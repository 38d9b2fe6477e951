import { Suspense } from 'react';
import { lazyNamed } from '@/shared/lazy';
import type { DeskPartProps } from '@/widgets/trade-desk';

const FundFigures = lazyNamed(() => import('./FundFigures'), 'FundFigures');

/** Ticker figures specific to leveraged tokens. */
export function SpotFigures({ pair }: DeskPartProps) {
  if (!pair || pair.multiple === null) return null;
  return (
    <Suspense fallback={null}>
      <FundFigures pair={pair} />
    </Suspense>
  );
}
