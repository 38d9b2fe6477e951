import type { Instrument } from '@/entities/market';
import { PairLinks } from '@/shared/pair-links/PairLinks';
import { routes, useHrefs } from '@/shared/routing';
import { pairCodeOf } from '@/widgets/trade-desk';

/** Links from spot trading to the coin information and, if available, to margin trading. */
export function Links({ pair }: { readonly pair: Instrument }) {
  const { to } = useHrefs();
  const margin = pair.leverage > 0 ? to(routes.marginTradePair, { params: { tradeCode: pairCodeOf(pair) } }) : null;
  return <PairLinks coin={pair.base} other={margin} otherLabel="onMargin" />;
}
