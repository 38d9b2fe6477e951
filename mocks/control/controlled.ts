import type { PersonaId } from '@fixtures/personas';
import type { SimulatedClock } from '../exchange/clock';
import type { Connection } from '../resolvers/implement';
import type { ScenarioName } from '../scenarios';
import type { SimulationSnapshot } from '../snapshotSchema';
import type { World } from '../world';
import type { Controls } from './linkedChanges';
import type { RequestLog } from './requestLog';
import type { SimulationStatus } from './schema';

/** How a simulated exchange starts. The same configuration and the same actions at the same instants give the same exchange, byte for byte. */
export interface SimulationConfig {
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly persona: PersonaId;
  readonly scenario: ScenarioName;
  /** The start instant that was asked for, which resets keep; null where each starts at its present minute. */
  readonly givenStart: number | null;
}

/** What a start can be asked for with; `now` drops the instant asked for before. */
export type StartRequest = Partial<Omit<SimulationConfig, 'startedAt' | 'givenStart'>> & {
  readonly startedAt?: number | 'now' | undefined;
};

/** A simulated exchange as its controls see it. */
export interface ControlledSimulation {
  /**
   * Lets time pass up to the clock's present, for at most `budgetMs` of real time; what is left follows between requests.
   * Returns the instant at which the exchange stands.
   */
  present(budgetMs?: number): number;
  /** Its status, whoever asks; the persona is that of the configuration. */
  status(): Omit<SimulationStatus, 'persona' | 'scenario' | 'fid' | 'loginName' | 'walletAccountId' | 'caution' | 'undoable' | 'changes'> &
    Pick<SimulationConfig, 'persona' | 'scenario'>;
  /** Starts over; what is not given stays as it was. A frozen clock stands at the start. Who asks over `by` for a scenario or a persona is the new persona too; everyone else with a session of their own stays who they are. */
  restart(next: StartRequest & { readonly frozen?: boolean | undefined }, by?: Connection): void;
  /** Goes on from a saved state. Throws an Error that says what is wrong with it and where, and then nothing has changed. */
  restore(saved: SimulationSnapshot): void;
  clock(): SimulatedClock;
  world(): World;
  state(): SimulationSnapshot;
  /** Where the controls stood once the scenario was there. */
  initialControls(): Controls;
  /** The latest calls. */
  readonly log: RequestLog;
}
