import type { Resolvers } from '../resolvers/implement';
import { siteModules } from '../exchange/site/records';
import type { World } from '../world';
import type { control } from './endpoints';

type SiteCalls = Pick<Resolvers<typeof control>, 'site' | 'maintenance' | 'region'>;

/** Serves the calls that put modules under maintenance and change the visitors' region. */
export const siteCalls: SiteCalls = {
  site: ({ world }) => stateOf(world),
  maintenance: ({ body: { module, isOn }, world }) => {
    world.site.setMaintenance(module, isOn);
    return stateOf(world);
  },
  region: ({ body: { region }, world }) => {
    world.site.setRegion(region);
    return stateOf(world);
  },
};

const stateOf = ({ site }: World) => ({
  underMaintenance: siteModules.filter((module) => site.isUnderMaintenance(module)),
  region: site.region(),
  isRestricted: site.isRestricted(),
});
