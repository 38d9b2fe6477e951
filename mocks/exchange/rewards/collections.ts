import { collection } from '../../db';
import { Newcomer } from './records';

/** The records of rewards. */
export const rewardsCollections = {
  newcomers: collection({ schema: Newcomer, key: 'owner' }),
};
