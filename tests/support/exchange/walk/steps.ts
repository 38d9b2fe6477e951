import type { Ask } from '../examples/example';
import type { PersonaId } from '@fixtures/personas';

/** Draws random values, identical for the same seed. */
export interface Dice {
  /** An integer from 0 to `sides` − 1. */
  roll(sides: number): number;
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  /** An item of a list that may be empty. */
  some<Item>(items: readonly Item[]): Item | undefined;
  /** A positive decimal string with up to `digits` decimals, small more often than large. */
  amount(digits: number): string;
}

/** An action of a user; its calls may be refused. */
export interface Step {
  readonly as: readonly [PersonaId, ...PersonaId[]];
  readonly act: (ask: Ask, dice: Dice) => Promise<unknown>;
}

export const usdt = { coinId: 52, coinName: 'USDT' } as const;
