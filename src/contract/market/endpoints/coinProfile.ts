import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { CoinProfile, CoinProfileQuery } from '../schema/coinProfile';

export const coinProfile = endpoint('market.coinProfile', {
  method: 'GET',
  path: '/hk-web/market/coin/profile',
  access: 'public',
  query: CoinProfileQuery,
  data: CoinProfile,
  codes: [code.notFound],
  assumed: 'no document lists it; the page of a coin requires it',
});
