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
