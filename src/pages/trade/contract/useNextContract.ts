import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { $contracts, type Instrument } from '@/entities/market';
import { routes, useRouteQuery } from '@/shared/routing';
import { contractOf } from './contractOf';
import { deliveredAt, seriesOf } from './deliveredContract';

/** The contract that follows a delivered one, in the series of the URL or, if it names the contract itself, in the contract's own. Null while the old one is listed. */
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
