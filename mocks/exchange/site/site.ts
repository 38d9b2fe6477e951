import { defaultRegion, restrictedRegions } from '@fixtures/site';
import type { SiteContext } from './context';
import type { SiteModule } from './records';

/** Site-wide settings. */
export interface Site {
  isUnderMaintenance(module: SiteModule): boolean;
  setMaintenance(module: SiteModule, isOn: boolean): void;
  /** The visitors' region as an ISO 3166 code. */
  region(): string;
  setRegion(region: string): void;
  /** Whether the exchange may not serve the visitors' region. */
  isRestricted(): boolean;
}

/** Creates the site of a world: initially, every module works and visitors come from the default region. */
export function createSite({ db, now }: SiteContext): Site {
  const region = () => db.visitorRegions.get('visitor')?.region ?? defaultRegion;
  return {
    isUnderMaintenance: (module) => db.maintenances.get(module) !== undefined,
    setMaintenance: (module, isOn) => {
      const isKnown = db.maintenances.get(module) !== undefined;
      if (isOn && !isKnown) db.maintenances.insert({ module, since: now() });
      if (!isOn && isKnown) db.maintenances.remove(module);
    },
    region,
    setRegion: (to) => {
      if (db.visitorRegions.get('visitor')) db.visitorRegions.update('visitor', { region: to });
      else db.visitorRegions.insert({ id: 'visitor', region: to });
    },
    isRestricted: () => restrictedRegions.includes(region()),
  };
}
