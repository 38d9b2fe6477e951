import { add, divide, largest, multiply, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';

/** Moves a price by ticks of a market, never to zero; 0 ticks truncate it to a whole tick. */
export const tickStepper =
  (decimals: number) =>
  (price: Decimal, ticks: number): Decimal => {
    const tick = stepOf(decimals);
    return largest(tick, add(multiply(divide(price, tick, 0), tick), multiply(tick, String(ticks))));
  };
