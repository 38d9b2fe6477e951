/** A formatted number split into the parts that `Amount`, `Price` and `PriceChange` render; concatenated in order they are `text`. */
export interface NumberParts {
  readonly sign: string;
  /** What the language writes before the digits: a currency symbol. */
  readonly prefix: string;
  /** Integer digits with group separators. */
  readonly integer: string;
  /** Decimal separator and fraction digits, or empty. */
  readonly fraction: string;
  /** Suffix with its leading space: `' USDT'`, `'%'`, `'B'`. */
  readonly unit: string;
  readonly text: string;
  readonly trend: Trend;
}

export type Trend = 'rise' | 'fall' | 'flat';

const digits = (text: string): string => text.replace(/\D/g, '');
const isNegative = ({ sign }: NumberParts): boolean => /[-−]/.test(sign);

/** The direction of change between two displayed numbers, compared by their digits in one language; `flat` if they are equal or one has no digits. */
export function movement(before: NumberParts, after: NumberParts): Trend {
  if (before.text === after.text || !digits(before.integer) || !digits(after.integer)) return 'flat';
  if (isNegative(before) !== isNegative(after)) return isNegative(after) ? 'fall' : 'rise';
  const isLarger = magnitude(after) > magnitude(before);
  return isLarger === isNegative(after) ? 'fall' : 'rise';
}

/** Padded digit strings compare like the numbers they represent, so no conversion is needed. */
function magnitude({ integer, fraction }: NumberParts): string {
  return digits(integer).replace(/^0+/, '').padStart(maxDigits, '0') + digits(fraction);
}

const maxDigits = 40;
