import { tradeCode } from '@/contract/market';
import type { RecentSearch } from '@/shared/lib';
import { hasScreen, routes } from '@/shared/routing';

/** The inside address, without the language, that an item leads to: its trade screen, or the market filtered by it while that screen does not exist. Source: specification, Routes; Search popover. */
export function targetOf(item: RecentSearch): string {
  if ('traceId' in item) {
    const { baseCurrency, quoteCurrency, tradeArea = 0 } = item;
    const code = tradeCode({ baseCurrency, quoteCurrency, tradeArea });
    return ifShown(`/trade/exchange/?tradeCode=${code}`, baseCurrency);
  }
  const { contractCode, contractType = perpetual } = item;
  const type = contractType === perpetual ? '' : `?type=${contractType}`;
  return ifShown(`/contract/exchange/${encodeURIComponent(contractCode)}${type}`, contractCode);
}

/** The same for a recommendation, by its code in lower case. */
export const recommendedTarget = (contractcode: string): string =>
  ifShown(`/contract/exchange/trade/?tradeName=${encodeURIComponent(contractcode.toLowerCase())}`, contractcode);

const perpetual = 'perpetual';

function ifShown(address: string, keyword: string): string {
  return hasScreen(address) ? address : `${routes.market.path}?${new URLSearchParams({ keyword }).toString()}`;
}
