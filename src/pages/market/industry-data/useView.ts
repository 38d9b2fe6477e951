import type * as z from 'zod/mini';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readQuery, routes, useHrefs } from '@/shared/routing';

type View = Required<z.output<typeof routes.industryData.query>>;

/** What is shown where the address says nothing. */
const usual: View = { range: '30d', size: 'cap', funding: 'highest' };

/** Reads from the address which curve, which heat map and which funding rates are shown, and changes it; usual values are left out. */
export function useView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { to } = useHrefs();
  const { range = usual.range, size = usual.size, funding = usual.funding } = readQuery(routes.industryData, search.toString()) ?? {};
  const view: View = { range, size, funding };
  const show = (change: Partial<View>) => {
    const next = { ...view, ...change };
    const query = {
      range: next.range === usual.range ? undefined : next.range,
      size: next.size === usual.size ? undefined : next.size,
      funding: next.funding === usual.funding ? undefined : next.funding,
    };
    const address = to(routes.industryData, { query });
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { view, show };
}
