import type { PersonaId } from '@fixtures/personas';
import type { Route } from '@/shared/routing/route';
import { routeList } from '@/shared/routing/routes';
import { pageFileOf } from '../../scripts/pages';

/** The rows of the route table that have a page. */
export const builtScreens = routeList.filter((route) => pageFileOf(route) !== null);

/** An address of a screen, without its language. */
export const addressOf = ({ path, example }: Route): string => example ?? path;

/** Somebody who may see a screen. */
export const viewerOf = ({ access }: Pick<Route, 'access'>): PersonaId => viewers[access];
const viewers = { public: 'visitor', user: 'trader', web3: 'web3Wallet' } as const satisfies Record<Route['access'], PersonaId>;

/** Who looks at screens in the audit. */
export const auditViewers = ['visitor', 'trader', 'web3Wallet'] as const satisfies readonly PersonaId[];

/** Whether a persona looks at a screen in the audit: everybody at what needs them and, in the full audit, at the public screens under their own header. */
export const sees = (who: PersonaId, route: Route, isAll: boolean): boolean =>
  viewerOf(route) === who || (isAll && route.access === 'public' && (route.shell === 'web3') === (who === 'web3Wallet'));
