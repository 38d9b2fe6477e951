import { account } from '@/contract/account';
import { config } from '@/contract/config';
import { market } from '@/contract/market';
import { user } from '@/contract/user';
import { currencyCalls } from './currencies';
import { implement, type EndpointHandler } from './implement';
import { loginCalls } from './loginStatus';
import { quoteCalls } from './quotes';
import { siteConfigCalls } from './siteConfig';

/** The calls a visitor's first page makes before it shows prices. Their responses do not depend on earlier user activity, except for its share of a pair's volume. */
export const firstCalls: readonly EndpointHandler[] = [
  ...implement({ bizStatus: user.bizStatus }, loginCalls),
  ...implement(
    { webConfig: config.webConfig, site: config.site, compliance: config.compliance, exchangeRates: config.exchangeRates },
    siteConfigCalls,
  ),
  ...implement({ currencyList: account.currencyList }, currencyCalls),
  ...implement({ tickers: market.tickers, tradeSupport: market.tradeSupport }, quoteCalls),
];
