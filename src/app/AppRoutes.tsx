import { Suspense, type ComponentType } from 'react';
import { useRoutes } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
// The frame of every page, which each would otherwise wait for after its own code has come.
import '@/shared/page';
import { Layout, type LayoutProps } from './Layout';
import type { Pages } from './pages';
import { RouteGuard } from './RouteGuard';
import type { WorkbenchProps } from './WorkbenchLayout';

export interface AppRoutesProps extends LayoutProps {
  readonly pages: Pages;
  /** The tools over the simulated exchange, which stand beside the screens; null in live mode. */
  readonly workbench?: ComponentType<WorkbenchProps> | null;
}

/** Gives every built screen its address. */
export function AppRoutes({ pages, workbench: Workbench, ...props }: AppRoutesProps) {
  const { language } = useI18n();
  const children = pages.rows.map(({ route, page }) => ({
    path: route.path === '*' ? '*' : `/${language.code}${route.path}`,
    element: <RouteGuard route={route} page={page} />,
  }));
  const tools = Workbench && {
    path: `/${language.code}/workbench/*`,
    element: (
      <Suspense fallback={null}>
        <Workbench onReady={props.onReady} />
      </Suspense>
    ),
  };
  return useRoutes([...(tools ? [tools] : []), { element: <Layout {...props} />, children }]);
}
