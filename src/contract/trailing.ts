import { add, subtract, truncate, type Decimal } from './decimal';

/** The price at which a trailing order goes that has followed the price as far as `extreme`: `distance` back from there. */
export const trailTrigger = (side: 'buy' | 'sell', distance: Decimal, extreme: Decimal, priceDigits: number): Decimal =>
  truncate(side === 'sell' ? subtract(extreme, distance) : add(extreme, distance), priceDigits);
