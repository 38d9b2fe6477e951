import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { $contracts, type Instrument } from '@/entities/market';
import { routes, useRouteQuery } from '@/shared/routing';
import { contractOf } from './contractOf';
import { deliveredAt, seriesOf } from './deliveredContract';

/** The contract that follows one that was delivered: in the series of the address, or else in that which its own name stood in. Null while the exchange lists the one before. */
export function useNextContract({ id, contractType }: Instrument): Instrument | null {
  const code = String(id);
  const { pathname } = useLocation();
  const query = useRouteQuery(routes.contractTrade);
  const { list } = useUnit($contracts);
  if (list.length === 0 || list.some((each) => each.id === id)) return null;
  const isNamed = [query?.tradeName ?? '', pathname].some((name) => deliveredAt(name) !== null);
  const own = isNamed ? (contractType ?? undefined) : undefined;
  return contractOf(seriesOf(code), list, query?.type ?? own);
}
