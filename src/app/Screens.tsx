import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
import { routeList } from '@/shared/routing';
import { Frame, type FrameProps } from './Frame';
import { lazyPage } from './pages';
import { Screen } from './Screen';

/** Joins the rows of the route table with their pages. */
export function Screens(props: FrameProps) {
  const i18n = useI18n();
  const [rows] = useState(() => routeList.map((route) => ({ route, page: lazyPage(route, i18n) })));
  return (
    <Routes>
      <Route element={<Frame {...props} />}>
        {rows.map(({ route, page }) => (
          <Route
            key={route.id}
            path={route.path === '*' ? '*' : `/${i18n.language.code}${route.path}`}
            element={<Screen route={route} page={page} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
