import { Suspense } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/shared/brand';
import { BusinessEventHost } from '@/features/business-events';
import { TransferHost } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { routeAt, routes } from '@/shared/routing';
import { Shell } from '@/widgets/shell';
import { HeadingFocus } from './HeadingFocus';
import { PageSkeleton } from './PageSkeleton';
import { Ribbon, type RibbonProps } from './Ribbon';

export interface FrameProps {
  /** Null draws no ribbon. */
  readonly ribbon: RibbonProps | null;
}

/** What stays while screens change: the shell, the ribbon, the document's title, the place of focus and scrolling. */
export function Frame({ ribbon }: FrameProps) {
  const navigate = useNavigate();
  const t = useText('routes');
  const { pathname } = useLocation();
  const route = routeAt(pathname) ?? { ...routes.notFound, id: 'notFound' };
  const title = route.path === routes.home.path ? brand.name : `${t(route.titleKey)} – ${brand.name}`;
  return (
    <AriaRouterProvider navigate={(to, options) => void navigate(to, options)}>
      <title>{title}</title>
      <Shell kind={route.shell}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Shell>
      <TransferHost />
      <BusinessEventHost />
      {ribbon && <Ribbon {...ribbon} />}
      <ScrollRestoration />
      <HeadingFocus />
    </AriaRouterProvider>
  );
}
