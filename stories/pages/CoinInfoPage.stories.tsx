import { market } from '@/contract/market';
import { CoinInfoPage } from '@/pages/market/coin-info/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/CoinInfoPage' };

const profile = market.coinProfile.path;
const candles = market.candles.path;

export const Bitcoin = pageStory(routes.coinInfo, CoinInfoPage);

export const Token = pageStory(routes.coinInfo, CoinInfoPage, { search: '?coin=USDC&range=1y' });

export const FundToken = pageStory(routes.coinInfo, CoinInfoPage, { search: '?coin=BTC3L' });

export const SuspendedNetwork = pageStory(routes.coinInfo, CoinInfoPage, { search: '?coin=LUNC' });

export const UnknownCoin = pageStory(routes.coinInfo, CoinInfoPage, { search: '?coin=NONE' });

export const PremarketToken = pageStory(routes.coinInfo, CoinInfoPage, { search: '?coin=TESL' });

export const Loading = pageStory(routes.coinInfo, CoinInfoPage, { responses: { [profile]: 'pending' } });

export const Failed = pageStory(routes.coinInfo, CoinInfoPage, { responses: { [profile]: 'fault' } });

export const ChartFailed = pageStory(routes.coinInfo, CoinInfoPage, { responses: { [candles]: 'fault' } });
