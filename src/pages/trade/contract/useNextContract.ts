import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { $contracts, type Instrument } from '@/entities/market';
import { routes, useRouteQuery } from '@/shared/routing';
import { contractOf } from './contractOf';
import { deliveredAt, seriesOf } from './deliveredContract';

/** The successor of a delivered contract: of the type in the URL, or of the same type if the URL names its date. Null while the old one is listed. */
export function useNextContract({ id, contractType }: Instrument): Instrument | null {
  const code = String(id);
  const { pathname } = useLocation();
  const query = useRouteQuery(routes.contractTrade);
  const { list } = useUnit($contracts);
  if (list.length === 0 || list.some((each) => each.id === id)) return null;
  const isDated = [query?.tradeName ?? '', pathname].some((name) => deliveredAt(name) !== null);
  const defaultType = isDated ? (contractType ?? undefined) : undefined;
  return contractOf(seriesOf(code), list, query?.type ?? defaultType);
}
