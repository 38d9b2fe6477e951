import { collection } from '../../db';
import { MarketIntervention, MarketOpening, MarketPrint } from './records';

/** The records of what was laid over the seeded markets. */
export const marketCollections = {
  marketInterventions: collection({ schema: MarketIntervention, key: 'id' }),
  marketOpenings: collection({ schema: MarketOpening, key: 'tradeId' }),
  marketPrints: collection({ schema: MarketPrint, key: 'id' }),
};
