import { tradeCode } from '@/contract/market';
import type { RecentSearch } from '@/shared/lib';
import { isBuilt, hrefWithin, routes } from '@/shared/routing';

/** The inside address, without the language, that an item leads to: its trade screen, or the market filtered by it while that screen does not exist. Source: specification, Routes; Search popover. */
export function targetOf(item: RecentSearch, isShown = isBuilt): string {
  const shown = among(isShown);
  if ('traceId' in item) {
    const { baseCurrency, quoteCurrency, tradeArea = 0 } = item;
    const code = tradeCode({ baseCurrency, quoteCurrency, tradeArea });
    return shown(`/trade/exchange/?tradeCode=${encodeURIComponent(code)}`) ?? inMarket('spot', `${baseCurrency}/${quoteCurrency}`);
  }
  const { contractCode, contractType = perpetual } = item;
  const type = contractType === perpetual ? '' : `?type=${encodeURIComponent(contractType)}`;
  return shown(`/contract/exchange/${encodeURIComponent(contractCode)}${type}`) ?? inMarket('contract', contractCode);
}

/** The same for a recommendation, by its code in lower case. */
export const recommendedTarget = (contractcode: string, isShown = isBuilt): string =>
  among(isShown)(`/contract/exchange/trade/?tradeName=${encodeURIComponent(contractcode.toLowerCase())}`) ??
  inMarket('contract', contractcode);

const perpetual = 'perpetual';

const among =
  (isShown: typeof isBuilt) =>
  (address: string): string | null =>
    isShown(address) ? address : null;

/** The row of a pair or contract in the market list. */
const inMarket = (tab: 'spot' | 'contract', keyword: string): string => hrefWithin(routes.market, { query: { tab, keyword } });
