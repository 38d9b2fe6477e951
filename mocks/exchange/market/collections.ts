import { collection } from '../../db';
import { MarketIntervention, MarketPrint } from './records';

/** The records of what was laid over the seeded markets. */
export const marketCollections = {
  marketInterventions: collection({ schema: MarketIntervention, key: 'id' }),
  marketPrints: collection({ schema: MarketPrint, key: 'id' }),
};
