import { collection } from '../../db';
import { Maintenance, VisitorRegion } from './records';

/** The records of the site as a whole. */
export const siteCollections = {
  maintenances: collection({ schema: Maintenance, key: 'module' }),
  visitorRegions: collection({ schema: VisitorRegion, key: 'id' }),
};
