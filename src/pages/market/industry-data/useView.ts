import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';

type View = Required<z.output<typeof routes.industryData.query>>;

/** The view of a URL without parameters. */
const defaults: View = { range: '30d', size: 'cap', funding: 'highest' };

/** Reads and changes curve range, heat map and funding order in the URL; defaults are omitted. */
export function useView() {
  const query = useRouteQuery(routes.industryData);
  const navigate = useNavigate();
  const { to } = useHrefs();
  const view: View = { ...defaults, ...query };
  const show = (change: Partial<View>) => {
    const next = { ...view, ...change };
    const unlessDefault = <K extends keyof View>(key: K) => (next[key] === defaults[key] ? undefined : next[key]);
    const href = to(routes.industryData, {
      query: { range: unlessDefault('range'), size: unlessDefault('size'), funding: unlessDefault('funding') },
    });
    if (href !== null) void navigate(href, { replace: true, preventScrollReset: true });
  };
  return { view, show };
}
