import type { PersonaId } from '@fixtures/personas';
import type { World } from '../world';

/** A state of the whole exchange that a link can name. */
export interface Scenario {
  /** One sentence: what is so. */
  readonly title: string;
  /** What to look at, and what to do there. */
  readonly look: string;
  readonly persona: PersonaId;
  /** Where to look, without the language segment. */
  readonly address: `/${string}`;
  /** Where the hour matters, when it begins: the first fitting instant from the start that is asked for. */
  readonly moment?: (present: number) => number;
  /** Brings a fresh world into the state; the clock follows where that takes time. */
  readonly arrange: (world: World) => void;
}
