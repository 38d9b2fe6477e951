import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
import { screens } from '@/shared/routing';
import { Layout, type LayoutProps } from './Layout';
import { lazyPage } from './pages';
import { RouteGuard } from './RouteGuard';

/** Joins the rows of the route table with their pages. */
export function AppRoutes(props: LayoutProps) {
  const i18n = useI18n();
  const [rows] = useState(() => screens.map((route) => ({ route, page: lazyPage(route, i18n) })));
  return (
    <Routes>
      <Route element={<Layout {...props} />}>
        {rows.map(({ route, page }) => (
          <Route
            key={route.id}
            path={route.path === '*' ? '*' : `/${i18n.language.code}${route.path}`}
            element={<RouteGuard route={route} page={page} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
