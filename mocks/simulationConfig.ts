import type { PersonaId } from '@fixtures/personas';
import type { SimulationConfig, StartRequest } from './control/controlledSimulation';
import type { RequestLog } from './control/requestLog';
import type { SavePointStore } from './control/savePoints';
import { startTimeOf, scenarios } from './scenarios';
import type { SimulationSnapshot } from './snapshotSchema';
import { presentMinute } from './start';

/** The options of a simulated exchange. */
export interface SimulationOptions extends StartRequest {
  /** The real time in milliseconds; the only external input. */
  readonly source: () => number;
  /** Measures the time spent catching up, in real milliseconds; `source` by default. A constant stopwatch makes every call wait until the exchange has caught up. */
  readonly stopwatch?: () => number;
  /** Runs a task after other pending requests, so that an exchange behind its clock can catch up. By default it advances only on requests. */
  readonly defer?: (task: () => void) => void;
  readonly saved?: SimulationSnapshot;
  /** Where save points are stored; by default in memory for the lifetime of the simulation. */
  readonly savePoints?: SavePointStore;
  /** Where calls are logged; by default the latest 500. */
  readonly log?: RequestLog;
  /** Called with errors of the simulation itself. */
  readonly onFault?: (error: unknown) => void;
}

/** The configuration fields alone, in a fixed order, so that equal states serialise to equal texts. */
export const orderedConfig = ({ seed, startedAt, persona, scenario, requestedStart }: SimulationConfig): SimulationConfig => ({
  seed,
  startedAt,
  persona,
  scenario,
  requestedStart,
});

/** The requested configuration, completed from the previous one. Without a start in either, it starts at the current minute; some scenarios start later. */
export function completeConfig(
  given: StartRequest,
  before: Pick<SimulationConfig, 'seed' | 'scenario' | 'requestedStart'> & { readonly persona: PersonaId | undefined },
  source: () => number,
): SimulationConfig {
  const scenario = given.scenario ?? before.scenario;
  const { startedAt = before.requestedStart ?? 'now' } = given;
  const requestedStart = startedAt === 'now' ? null : startedAt;
  return {
    seed: given.seed ?? before.seed,
    startedAt: startTimeOf(scenario, requestedStart ?? presentMinute(source())),
    scenario,
    persona: given.persona ?? before.persona ?? scenarios[scenario].persona,
    requestedStart,
  };
}
