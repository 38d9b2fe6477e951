import type { SimulationStatus } from '@mocks/control';
import { isScreen } from './addresses';
import { toolAddress } from './toolAddress';

/** Leads to the matrix of the page at an address, in its scenario and as its person; null where the page is no screen of the exchange. */
export function linkToMatrix(
  page: string,
  { scenario, persona }: Pick<SimulationStatus, 'scenario' | 'persona'>,
  locale: string,
): string | null {
  const { pathname, search } = new URL(page);
  const address = `${pathname.replace(/^\/\w+/, '') || '/'}${search}`;
  if (!isScreen(address)) return null;
  const parameters = new URLSearchParams({ address, scenario, ...(persona && { personas: persona }) });
  return `${toolAddress(locale, 'matrix')}?${parameters}`;
}
