import type { PersonaId } from '@fixtures/personas';
import { openInPage, type IsolatedSimulation } from '@mocks/http/inPage';
import { offline, testTime } from './scope';

/** A simulated exchange that is unreachable at some paths until it is repaired. */
export function unavailableExchange(
  paths: readonly string[],
  persona: PersonaId = 'visitor',
): { readonly exchange: IsolatedSimulation; readonly repair: () => void } {
  const own = openInPage({ source: () => testTime, startedAt: testTime, persona, scenario: 'calm', seed: 'test' });
  const broken = new Set(paths);
  return {
    exchange: { ...own, transport: (request) => (broken.has(new URL(request.url).pathname) ? offline(request) : own.transport(request)) },
    repair: () => broken.clear(),
  };
}
