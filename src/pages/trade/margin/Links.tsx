import type { Instrument } from '@/entities/market';
import { PairLinks } from '@/shared/pair-links/PairLinks';
import { routes, useHrefs } from '@/shared/routing';
import { pairCodeOf } from '@/widgets/trade-desk';

/** Links from margin trading to the coin information and to spot trading. */
export function Links({ pair }: { readonly pair: Instrument }) {
  const { to } = useHrefs();
  return <PairLinks coin={pair.base} other={to(routes.spotTrade, { query: { tradeCode: pairCodeOf(pair) } })} otherLabel="onSpot" />;
}
