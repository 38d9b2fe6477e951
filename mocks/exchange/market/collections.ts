import { collection } from '../../db';
import { MarketClosing, MarketIntervention, MarketOpening, MarketPrint } from './records';

/** Records of all changes to the seeded markets. */
export const marketCollections = {
  marketInterventions: collection({ schema: MarketIntervention, key: 'id' }),
  marketOpenings: collection({ schema: MarketOpening, key: 'tradeId' }),
  marketClosings: collection({ schema: MarketClosing, key: 'tradeId' }),
  marketPrints: collection({ schema: MarketPrint, key: 'id' }),
};
