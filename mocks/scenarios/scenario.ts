import type { PersonaId } from '@fixtures/personas';
import type { World } from '../world';

/** A state of the whole exchange that a link can name. */
export interface Scenario {
  /** One sentence: what is so. */
  readonly title: string;
  /** What to look at, and what to do there. */
  readonly look: string;
  /** Whom it is about. */
  readonly persona: PersonaId;
  /** Whether it shows to whoever looks; always so where it is about a visitor. */
  readonly isForAll?: boolean;
  /** Where to look, without the language segment. */
  readonly address: `/${string}`;
  /** Where the hour matters, when it begins: the first fitting instant from the start that is asked for. */
  readonly moment?: (present: number) => number;
  /** Brings a fresh world into the state; the clock follows where that takes time. */
  readonly arrange: (world: World) => void;
}

/** Marks a scenario that shows to whoever looks. */
export const forAll = (scenario: Scenario): Scenario => ({ ...scenario, isForAll: true });
