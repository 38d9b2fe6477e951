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
  /** When it begins, where the hour matters: from the present minute, unless whoever asks for it says when. */
  readonly moment?: (present: number) => number;
  /** Brings a fresh world into the state; the clock follows where that takes time. */
  readonly arrange: (world: World) => void;
}
