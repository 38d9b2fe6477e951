import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import type { I18n } from '@/shared/i18n';
import { routeList } from '@/shared/routing';
import { ErrorPage } from './ErrorPage';
import { Frame } from './Frame';
import { lazyPage } from './pages';
import type { RibbonProps } from './Ribbon';
import { Screen } from './Screen';

/** Joins the rows of the route table with their pages. `at` makes a router of its own for an isolated tree, which leaves the browser's address alone. */
export function createRouter(i18n: I18n, { at, ribbon }: { readonly at?: string; readonly ribbon: RibbonProps | null }) {
  const tree = [
    {
      element: <Frame ribbon={ribbon} />,
      errorElement: <ErrorPage />,
      children: routeList.map((route) => ({
        path: route.path === '*' ? '*' : `/${i18n.language.code}${route.path}`,
        element: <Screen route={route} page={lazyPage(route, i18n)} />,
        errorElement: <ErrorPage />,
        handle: route,
      })),
    },
  ];
  return at === undefined ? createBrowserRouter(tree) : createMemoryRouter(tree, { initialEntries: [at] });
}

export type AppRouter = ReturnType<typeof createRouter>;
