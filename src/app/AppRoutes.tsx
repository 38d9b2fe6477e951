import { Route, Routes } from 'react-router-dom';
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
  return (
    <Routes>
      <Route element={<Layout {...props} />}>
        {pages.rows.map(({ route, page }) => (
          <Route
            key={route.id}
            path={route.path === '*' ? '*' : `/${language.code}${route.path}`}
            element={<RouteGuard route={route} page={page} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
