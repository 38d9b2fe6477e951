/** A formatted number in the pieces that `Amount`, `Price` and `Change` draw; joined in reading order they are `text`. */
export interface NumberParts {
  readonly sign: string;
  /** What the language writes before the digits: a currency mark. */
  readonly prefix: string;
  /** Grouped whole digits. */
  readonly integer: string;
  /** Decimal separator and the digits after it, or nothing. */
  readonly minor: string;
  /** What follows the digits, with its space: `' USDT'`, `'%'`, `'B'`. */
  readonly unit: string;
  readonly text: string;
  readonly trend: Trend;
}

export type Trend = 'rise' | 'fall' | 'flat';

const digits = (text: string): string => text.replace(/\D/g, '');
const isNegative = ({ sign }: NumberParts): boolean => /[-−]/.test(sign);

/** Which way a shown number moved, read from its digits in one language; `flat` where it shows the same or one of both shows no digits. */
export function movement(before: NumberParts, after: NumberParts): Trend {
  if (before.text === after.text || !digits(before.integer) || !digits(after.integer)) return 'flat';
  if (isNegative(before) !== isNegative(after)) return isNegative(after) ? 'fall' : 'rise';
  const isLarger = size(after) > size(before);
  return isLarger === isNegative(after) ? 'fall' : 'rise';
}

/** Equal-length digits compare like the numbers they write, so no number is made of them. */
function size({ integer, minor }: NumberParts): string {
  return digits(integer).replace(/^0+/, '').padStart(widest, '0') + digits(minor);
}

const widest = 40;
