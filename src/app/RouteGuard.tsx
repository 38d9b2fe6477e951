import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { $isSiteDown, $session, $sessionFailure } from '@/entities/session';
import { $isLeaving } from '@/features/logout';
import { routes, useHrefs, type Route } from '@/shared/routing';
import { SessionUnavailable } from '@/widgets/session-unavailable';
import { PageSkeleton } from './PageSkeleton';

export interface RouteGuardProps {
  readonly route: Route;
  readonly page: ComponentType;
}

/** Renders a route's page if the exchange is up and the viewer has access; otherwise redirects to login and back, or to the web3 page if no wallet is connected. */
export function RouteGuard({ route, page: Page }: RouteGuardProps) {
  const { session, failure, isSiteDown, isLeaving } = useUnit({
    session: $session,
    failure: $sessionFailure,
    isSiteDown: $isSiteDown,
    isLeaving: $isLeaving,
  });
  const { status, login, walletAccountId } = session;
  const { to } = useHrefs();
  const { pathname, search, hash } = useLocation();
  if (isSiteDown && failure) return <SessionUnavailable error={failure} />;
  if (route.access === 'public') return <Page />;
  // After a logout the app reloads at home, so there is no redirect to login.
  if (isLeaving) return <PageSkeleton />;
  if (status === 'unknown') return failure ? <SessionUnavailable error={failure} /> : <PageSkeleton />;
  if (route.access === 'user' && login === null)
    return <Navigate replace to={to(routes.login, { query: { redirect: `${pathname}${search}${hash}` } })} />;
  if (route.access === 'web3' && walletAccountId === null) return <Navigate replace to={to(routes.web3)} />;
  return <Page />;
}
