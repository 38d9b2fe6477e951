import type { PersonaId } from '@fixtures/personas';
import type { SimulationConfig, StartRequest } from './control/controlled';
import type { RequestLog } from './control/requestLog';
import type { SavePointStore } from './control/savePoints';
import { momentOf, scenarios } from './scenarios';
import type { SimulationSnapshot } from './snapshotSchema';
import { presentMinute } from './start';

/** How a simulated exchange is opened. */
export interface SimulationOptions extends StartRequest {
  /** Real milliseconds; the only thing that comes from outside. */
  readonly source: () => number;
  /** Measures in real milliseconds how long catching up has taken; `source` by default. One that stands still makes every call wait until all has happened. */
  readonly stopwatch?: () => number;
  /** Runs a task once other requests had their turn: how an exchange that is behind its clock catches up. By default only requests let time pass. */
  readonly defer?: (task: () => void) => void;
  readonly saved?: SimulationSnapshot;
  /** Where save points are kept; by default as long as the simulation lives. */
  readonly savePoints?: SavePointStore;
  /** Where calls are taken down; by default the latest 500. */
  readonly log?: RequestLog;
  /** Hears of faults of the simulation itself. */
  readonly onFault?: (error: unknown) => void;
}

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
  const { startedAt = before.givenStart ?? 'now' } = given;
  const givenStart = startedAt === 'now' ? null : startedAt;
  return {
    seed: given.seed ?? before.seed,
    startedAt: momentOf(scenario, givenStart ?? presentMinute(source())),
    scenario,
    persona: given.persona ?? before.persona ?? scenarios[scenario].persona,
    givenStart,
  };
}
