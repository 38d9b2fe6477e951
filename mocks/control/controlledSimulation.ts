import type { PersonaId } from '@fixtures/personas';
import type { SimulatedClock } from '../exchange/clock';
import type { Connection } from '../resolvers/implement';
import type { ScenarioName } from '../scenarios';
import type { SimulationSnapshot } from '../snapshotSchema';
import type { World } from '../world';
import type { Controls } from './linkedChanges';
import type { RequestLog } from './requestLog';
import type { SimulationStatus } from './schema';

/** The start configuration of a simulated exchange. The same configuration and actions at the same instants give the same exchange, byte for byte. */
export interface SimulationConfig {
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly persona: PersonaId;
  readonly scenario: ScenarioName;
  /** The requested start, kept by resets; null if each reset starts at the current minute. */
  readonly requestedStart: number | null;
}

/** The parameters of a start; `now` discards a previously requested instant. */
export type StartRequest = Partial<Omit<SimulationConfig, 'startedAt' | 'requestedStart'>> & {
  readonly startedAt?: number | 'now' | undefined;
};

/** The control interface of a simulated exchange. */
export interface ControlledSimulation {
  /**
   * Advances the exchange to the clock's present for at most `budgetMs` of real time; the rest follows between requests.
   * Returns the instant the exchange has reached.
   */
  catchUp(budgetMs?: number): number;
  /** The status independent of the caller; the persona is that of the configuration. */
  status(): Omit<
    SimulationStatus,
    'persona' | 'scenario' | 'fid' | 'loginName' | 'walletAccountId' | 'visibilityWarning' | 'undoable' | 'changes'
  > &
    Pick<SimulationConfig, 'persona' | 'scenario'>;
  /** Starts over, keeping omitted settings; `frozen` stops the clock at the start. If `by` requests a scenario or persona, its session switches persona too; other personas stay logged in. */
  restart(next: StartRequest & { readonly frozen?: boolean | undefined }, by?: Connection): void;
  /** Continues from a saved state. Throws an Error that names the problem and its path if the state is invalid, leaving everything unchanged. */
  restore(saved: SimulationSnapshot): void;
  clock(): SimulatedClock;
  world(): World;
  state(): SimulationSnapshot;
  /** The control settings after the scenario was set up. */
  initialControls(): Controls;
  /** The latest calls. */
  readonly log: RequestLog;
}
