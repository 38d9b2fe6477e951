import type { PersonaId } from '@fixtures/personas';
import type { Route } from '@/shared/routing/route';
import { routeList } from '@/shared/routing/routes';
import { pageFileOf } from '../../scripts/pages';

/** The rows of the route table that have a page. */
export const builtScreens = routeList.filter((route) => pageFileOf(route) !== null);

/** An address of a screen, without the language. */
export const addressOf = ({ path, example }: Route): string => example ?? path;

/** A persona that may see a screen. */
export const viewerOf = ({ access }: Pick<Route, 'access'>): PersonaId => viewers[access];
const viewers = { public: 'visitor', user: 'trader', web3: 'web3Wallet' } as const satisfies Record<Route['access'], PersonaId>;

/** The personas of the audit. */
export const auditViewers = ['visitor', 'trader', 'web3Wallet'] as const satisfies readonly PersonaId[];

/** Whether a persona audits a screen: each audits the screens that require it and, in the full audit, the public screens under its own header. */
export const isAuditedAs = (persona: PersonaId, route: Route, isAll: boolean): boolean =>
  viewerOf(route) === persona || (isAll && route.access === 'public' && (route.shell === 'web3') === (persona === 'web3Wallet'));
