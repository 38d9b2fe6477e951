import type { PersonaId } from '@fixtures/personas';
import type { World } from '../world';

/** A state of the whole exchange that a link can open. */
export interface Scenario {
  /** The state in one sentence. */
  readonly title: string;
  /** What to look at, and what to do. */
  readonly instructions: string;
  /** The persona it is about. */
  readonly persona: PersonaId;
  /** Whether it is visible to every persona; always true if it is about a visitor. */
  readonly isForAll?: boolean;
  /** The screen's address, without the language segment. */
  readonly address: `/${string}`;
  /** The start time if the time of day matters: the first suitable instant from the requested start on. */
  readonly startTime?: (present: number) => number;
  /** Brings a fresh world into the state, advancing its clock if needed. */
  readonly arrange: (world: World) => void;
}

/** Marks a scenario as visible to every persona. */
export const forAll = (scenario: Scenario): Scenario => ({ ...scenario, isForAll: true });
