import { collection } from '../../db';
import { Maintenance, VisitorRegion } from './records';

/** The site-wide records. */
export const siteCollections = {
  maintenances: collection({ schema: Maintenance, key: 'module' }),
  visitorRegions: collection({ schema: VisitorRegion, key: 'id' }),
};
