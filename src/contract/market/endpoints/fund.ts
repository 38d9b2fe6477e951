import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { FundFacts } from '../schema/fund';
import { TradeQuery } from '../schema/trades';

export const fundFacts = endpoint('market.fundFacts', {
  method: 'GET',
  path: '/hk-web/market/etf/info',
  access: 'public',
  query: TradeQuery,
  data: FundFacts,
  codes: [code.notFound],
  assumed: 'no document lists it; the trade screen of a leveraged token requires it',
});
