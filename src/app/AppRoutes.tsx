import { useRoutes } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
import { Layout, type LayoutProps } from './Layout';
import type { Pages } from './pages';
import { RouteGuard } from './RouteGuard';

export interface AppRoutesProps extends LayoutProps {
  readonly pages: Pages;
}

/** Gives every built screen its address. */
export function AppRoutes({ pages, ...props }: AppRoutesProps) {
  const { language } = useI18n();
  const children = pages.rows.map(({ route, page }) => ({
    path: route.path === '*' ? '*' : `/${language.code}${route.path}`,
    element: <RouteGuard route={route} page={page} />,
  }));
  return useRoutes([{ element: <Layout {...props} />, children }]);
}
