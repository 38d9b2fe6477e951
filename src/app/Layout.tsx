import { Suspense, useEffect } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { brand } from '@/shared/brand';
import { BusinessEventHost } from '@/features/business-events';
import { TransferHost } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { LoadBoundary } from '@/shared/lazy';
import { routeAt, routes } from '@/shared/routing';
import { Shell } from '@/widgets/shell';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteFocus } from './RouteFocus';
import { PageSkeleton } from './PageSkeleton';
import { ModeBar, type ModeBarProps } from './ModeBar';
import { ScrollRestoration } from './ScrollRestoration';

export interface LayoutProps {
  /** Null draws no mode bar. */
  readonly modeBar: ModeBarProps | null;
  /** Hears how to navigate in this tree. */
  readonly onReady: (navigate: NavigateFunction) => void;
}

/** What stays while screens change: the shell, the mode bar, the document's title, the place of focus and scrolling. */
export function Layout({ modeBar, onReady }: LayoutProps) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  const t = useText('routes');
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const route = routeAt(pathname) ?? { ...routes.notFound, id: 'notFound' };
  const title = route.path === routes.home.path ? brand.name : `${t(route.titleKey)} – ${brand.name}`;
  return (
    <AriaRouterProvider navigate={(to, options) => void navigate(to, options ?? { replace: to === here })}>
      <title>{title}</title>
      <Shell kind={route.shell}>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <LoadBoundary>
        <TransferHost />
        <BusinessEventHost />
      </LoadBoundary>
      {modeBar && <ModeBar {...modeBar} />}
      <ScrollRestoration />
      <RouteFocus />
    </AriaRouterProvider>
  );
}
