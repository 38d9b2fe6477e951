import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readQuery, routes, useHrefs } from '@/shared/routing';
import { choiceOf, queryOf, type Choice } from './choice';

/** Reads the selection from the URL and updates it; the URL captures the entire state of the page. */
export function useChoice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { to } = useHrefs();
  const text = search.toString();
  const choice = useMemo(() => choiceOf(readQuery(routes.market, text) ?? {}), [text]);
  const hrefOf = (next: Partial<Choice>) => to(routes.market, { query: queryOf({ ...choice, page: 1, ...next }) });
  const choose = (next: Partial<Choice>, { replace = false } = {}) => void navigate(hrefOf(next), { replace, preventScrollReset: true });
  return { choice, hrefOf, choose };
}
