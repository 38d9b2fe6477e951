import type { PersonaId } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { testTime } from './scope';

/** An exchange whose clock the test advances. */
export function clockedExchange(persona: PersonaId = 'trader', scenario: ScenarioName = 'calm') {
  let now = testTime;
  const own = openInPage({ source: () => now, startedAt: testTime, persona, scenario, seed: 'test' });
  return { own, now: () => now, advance: (ms: number) => void (now += ms) };
}
export type ClockedExchange = ReturnType<typeof clockedExchange>;
