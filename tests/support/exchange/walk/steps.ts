import type { Ask } from '../examples/example';
import type { PersonaId } from '@fixtures/personas';

/** Draws at random, always alike from the same seed. */
export interface Dice {
  /** A whole number from 0 to just below `sides`. */
  roll(sides: number): number;
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  /** One of a list that may be empty. */
  some<Item>(items: readonly Item[]): Item | undefined;
  /** A positive decimal string of up to `digits` decimals, small more often than large. */
  amount(digits: number): string;
}

/** One thing that somebody may do; the calls it makes may be refused. */
export interface Step {
  readonly as: readonly [PersonaId, ...PersonaId[]];
  readonly act: (ask: Ask, dice: Dice) => Promise<unknown>;
}

export const usdt = { coinId: 52, coinName: 'USDT' } as const;
