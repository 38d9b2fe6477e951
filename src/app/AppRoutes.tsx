import { Suspense, type ComponentType } from 'react';
import { useRoutes } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
// The page frame, in this chunk so that pages do not wait for it after their own code has loaded.
import '@/shared/page';
import { Layout, type LayoutProps } from './Layout';
import type { Pages } from './pages';
import { RouteGuard } from './RouteGuard';
import type { WorkbenchProps } from './WorkbenchLayout';

export interface AppRoutesProps extends LayoutProps {
  readonly pages: Pages;
  /** The workbench pages, which have their own routes beside the screens; null in live mode. */
  readonly workbench?: ComponentType<WorkbenchProps> | null;
}

/** Defines the routes of all built screens. */
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
