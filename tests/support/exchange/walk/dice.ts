import { fromUnits } from '@/contract/decimal';
import { createRandom } from '@mocks/exchange/random';
import type { Dice } from './steps';

/** Dice that roll identically for the same seed. */
export function diceOf(seed: string): Dice {
  const random = createRandom(seed);
  const roll = (sides: number) => random.below(sides);
  return {
    roll,
    pick: (items) => items[roll(items.length)] ?? items[0],
    some: (items) => items[roll(Math.max(items.length, 1))],
    amount: (digits) => {
      const units = (1 + roll(9)) * (1 + roll(10 ** (1 + roll(6))));
      return fromUnits(units, digits);
    },
  };
}
