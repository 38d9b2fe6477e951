import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';

type View = Required<z.output<typeof routes.industryData.query>>;

/** What is shown where the address says nothing. */
const defaults: View = { range: '30d', size: 'cap', funding: 'highest' };

/** Reads from the address which curve, which heat map and which funding rates are shown, and changes it; defaults are left out. */
export function useView() {
  const query = useRouteQuery(routes.industryData);
  const navigate = useNavigate();
  const { to } = useHrefs();
  const view: View = { ...defaults, ...query };
  const show = (change: Partial<View>) => {
    const next = { ...view, ...change };
    const chosen = <K extends keyof View>(key: K) => (next[key] === defaults[key] ? undefined : next[key]);
    const address = to(routes.industryData, { query: { range: chosen('range'), size: chosen('size'), funding: chosen('funding') } });
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { view, show };
}
