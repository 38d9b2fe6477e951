import { useNavigate } from 'react-router-dom';
import { defaultCoinId } from '@/contract/capital';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';

/** Reads and changes coin and network of the deposit in the URL; the default coin is that of transfers. */
export function useDeposit() {
  const query = useRouteQuery(routes.deposit);
  const navigate = useNavigate();
  const { to } = useHrefs();
  const coinId = query?.name ?? defaultCoinId;
  const network = query?.network ?? null;
  const replaceQuery = (next: { readonly name: number; readonly network?: string }) => {
    const href = to(routes.deposit, { query: { name: String(next.name), network: next.network } });
    if (href !== null) void navigate(href, { replace: true, preventScrollReset: true });
  };
  return {
    coinId,
    network,
    chooseCoin: (next: number) => replaceQuery({ name: next }),
    chooseNetwork: (next: string) => replaceQuery({ name: coinId, network: next }),
  };
}
