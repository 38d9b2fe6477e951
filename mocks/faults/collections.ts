import { collection } from '../db';
import { FaultRule } from './rule';

/** The records of the active faults. */
export const faultCollections = { faults: collection({ schema: FaultRule, key: 'id' }) };
