import { useNavigate } from 'react-router-dom';
import type { CapRange } from '@/contract/market';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';

/** Defaults for a URL without coin or range. */
const defaults = { coin: 'BTC', range: '30d' } as const;

/** Reads and changes coin and curve range in the URL. */
export function useCoin() {
  const query = useRouteQuery(routes.coinInfo);
  const navigate = useNavigate();
  const { to } = useHrefs();
  const coin = (query?.coin ?? defaults.coin).trim().toUpperCase() || defaults.coin;
  const range: CapRange = query?.range ?? defaults.range;
  const navigateTo = (next: { readonly coin: string; readonly range: CapRange }, isReplaced: boolean) => {
    const href = to(routes.coinInfo, { query: { coin: next.coin, range: next.range === defaults.range ? undefined : next.range } });
    if (href !== null) void navigate(href, { replace: isReplaced, preventScrollReset: true });
  };
  return {
    coin,
    range,
    chooseCoin: (next: string) => navigateTo({ coin: next, range }, false),
    chooseRange: (next: CapRange) => navigateTo({ coin, range: next }, true),
  };
}
