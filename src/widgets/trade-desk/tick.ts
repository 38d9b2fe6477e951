import { add, divide, largest, multiply, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';

/** Moves a price by ticks on the grid of a market, never to zero; 0 ticks bring it onto the grid. */
export const onTick =
  (decimals: number) =>
  (price: Decimal, ticks: number): Decimal => {
    const tick = stepOf(decimals);
    return largest(tick, add(multiply(divide(price, tick, 0), tick), multiply(tick, String(ticks))));
  };
