import type { PersonaId } from '@fixtures/personas';
import type { SimulationConfig, StartRequest } from './control/controlled';
import { momentOf, scenarios } from './scenarios';

/** The configuration alone, its fields always in one order, so that equal states are equal texts. */
export const inOrder = ({ seed, startedAt, persona, scenario, givenStart }: SimulationConfig): SimulationConfig => ({
  seed,
  startedAt,
  persona,
  scenario,
  givenStart,
});

/** The configuration that is asked for, with what was before where it says nothing. A start that is not given is the present minute. */
export function complete(
  given: StartRequest,
  before: Pick<SimulationConfig, 'seed' | 'scenario' | 'givenStart'> & { readonly persona: PersonaId | undefined },
  source: () => number,
): SimulationConfig {
  const scenario = given.scenario ?? before.scenario;
  const present = source();
  const { startedAt = before.givenStart ?? 'now' } = given;
  const givenStart = startedAt === 'now' ? null : startedAt;
  return {
    seed: given.seed ?? before.seed,
    startedAt: momentOf(scenario, givenStart ?? present - (present % 60_000)),
    scenario,
    persona: given.persona ?? before.persona ?? scenarios[scenario].persona,
    givenStart,
  };
}
