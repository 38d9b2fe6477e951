import { collection } from '../../db';
import { MarketIntervention } from './records';

/** The records of what was laid over the seeded markets. */
export const marketCollections = {
  marketInterventions: collection({ schema: MarketIntervention, key: 'id' }),
};
