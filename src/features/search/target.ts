import { tradeCode } from '@/contract/market';
import type { RecentSearch } from '@/shared/lib/pageStorageKeys';
import { routes, type HrefBuilder } from '@/shared/routing';

/** The address of an item: its trade screen, or the filtered market list until that screen is built. Source: specification, Routes; Search popover. */
export function targetOf(item: RecentSearch, to: HrefBuilder): string {
  if ('traceId' in item) {
    const { baseCurrency, quoteCurrency, tradeArea = 0 } = item;
    const code = tradeCode({ baseCurrency, quoteCurrency, tradeArea });
    return to(routes.spotTrade, { query: { tradeCode: code } }) ?? marketListHref('spot', `${baseCurrency}/${quoteCurrency}`, to);
  }
  const { contractCode, contractType = perpetual } = item;
  const query = { type: contractType === perpetual ? undefined : contractType };
  return to(routes.contractByCode, { params: { code: contractCode }, query }) ?? marketListHref('contract', contractCode, to);
}

/** The address of a recommendation, by its lower-case contract code. */
export const recommendedTarget = (contractcode: string, to: HrefBuilder): string =>
  to(routes.contractTrade, { query: { tradeName: contractcode.toLowerCase() } }) ?? marketListHref('contract', contractcode, to);

const perpetual = 'perpetual';

/** The market list, filtered to a pair or contract. */
const marketListHref = (tab: 'spot' | 'contract', keyword: string, to: HrefBuilder): string =>
  to(routes.market, { query: { tab, keyword } });
