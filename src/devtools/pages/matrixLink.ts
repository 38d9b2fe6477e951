import type { SimulationStatus } from '@mocks/control';
import { parseAddress } from '@/shared/routing/language';
import { isScreen } from './addresses';
import { toolAddress } from './toolAddress';

/** Link to the matrix of the page at an address, in its language, scenario and persona; null if the page is no screen of the exchange. */
export function linkToMatrix(
  page: string,
  { scenario, persona }: Pick<SimulationStatus, 'scenario' | 'persona'>,
  locale: string,
): string | null {
  const { pathname, search } = new URL(page);
  const { locale: language, path } = parseAddress(pathname);
  const address = `${path || '/'}${search}`;
  if (!isScreen(address)) return null;
  const parameters = new URLSearchParams({
    address,
    scenario,
    ...(language && { languages: language }),
    ...(persona && { personas: persona }),
  });
  return `${toolAddress(locale, 'matrix')}?${parameters}`;
}
