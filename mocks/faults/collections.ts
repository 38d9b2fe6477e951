import { collection } from '../db';
import { FaultRule } from './rule';

/** The records of the faults that are set. */
export const faultCollections = { faults: collection({ schema: FaultRule, key: 'id' }) };
