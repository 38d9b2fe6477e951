import { add, subtract, truncate, type Decimal } from './decimal';

/** The trigger price of a trailing order: `distance` back from `extreme`, the most favourable price reached so far. */
export const trailTrigger = (side: 'buy' | 'sell', distance: Decimal, extreme: Decimal, priceDigits: number): Decimal =>
  truncate(side === 'sell' ? subtract(extreme, distance) : add(extreme, distance), priceDigits);
