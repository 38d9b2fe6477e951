import { defaultRegion, restrictedRegions } from '@fixtures/site';
import type { SiteContext } from './context';
import type { SiteModule } from './records';

/** What holds for the exchange as a whole. */
export interface Site {
  isUnderMaintenance(module: SiteModule): boolean;
  setMaintenance(module: SiteModule, isOn: boolean): void;
  /** Where visitors come from, as an ISO 3166 code. */
  region(): string;
  setRegion(region: string): void;
  /** Whether the exchange may not serve the visitors' region. */
  isRestricted(): boolean;
}

/** Opens the site of a world: every module works and visitors come from the default region until told otherwise. */
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
