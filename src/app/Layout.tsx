import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { brand } from '@/shared/brand';
import { BusinessEventHost } from '@/features/business-events';
import { TransferHost } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { lazyNamed, LoadBoundary } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { TitlePrefixGate } from '@/shared/page/titlePrefix';
import { routeAt, routes, ScreenGate } from '@/shared/routing';
import { Shell } from '@/widgets/shell';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteFocus } from './RouteFocus';
import { PageSkeleton } from './PageSkeleton';
import type { ModeBarProps } from './ModeBar';
import { ScrollRestoration } from './ScrollRestoration';

/** Loaded after the page, and only if the app shows a mode. */
const ModeBar = lazyNamed(() => import('./ModeBar'), 'ModeBar', { after: whenIdle });

export interface LayoutProps {
  /** Null for no mode bar. */
  readonly modeBar: ModeBarProps | null;
  /** Receives the navigate function of this instance. */
  readonly onReady: (navigate: NavigateFunction) => void;
}

/** What stays mounted across routes: shell, mode bar, document title, focus and scroll handling. */
export function Layout({ modeBar, onReady }: LayoutProps) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  const t = useText('routes');
  const { pathname, search, hash } = useLocation();
  useGate(ScreenGate, { pathname });
  const currentUrl = `${pathname}${search}${hash}`;
  const route = routeAt(pathname) ?? { ...routes.notFound, id: 'notFound' };
  const title = route.path === routes.home.path ? brand.name : `${t(route.titleKey)} – ${brand.name}`;
  return (
    <AriaRouterProvider navigate={(to, options) => void navigate(to, options ?? { replace: to === currentUrl })}>
      <DocumentTitle>{title}</DocumentTitle>
      <Shell kind={route.shell}>
        <ErrorBoundary path={pathname} search={search}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <LoadBoundary>
        <TransferHost />
        <BusinessEventHost />
      </LoadBoundary>
      {modeBar && (
        <Suspense fallback={null}>
          <ModeBar {...modeBar} />
        </Suspense>
      )}
      <ScrollRestoration />
      <RouteFocus />
    </AriaRouterProvider>
  );
}

/** The document title, rendered apart from the rest of the layout because its prefix may change every second. */
function DocumentTitle({ children: title }: { readonly children: string }) {
  const { text } = useUnit(TitlePrefixGate.state);
  return <title>{text === null ? title : `${text} – ${title}`}</title>;
}
