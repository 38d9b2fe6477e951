import type { Decimal } from './decimalText';

/**
 * Arithmetic on decimals short enough for exact JavaScript numbers: most amounts and prices, several times faster than arbitrary precision.
 * Each function returns exactly what big.js would, or null if it cannot.
 */

/** Sum of decimals; all `terms` except the first are multiplied by `sign`. */
export function sumOfSmall(terms: readonly Decimal[], sign: 1 | -1 = 1): Decimal | null {
  let [sum, places] = [0, 0];
  let factor = 1;
  for (const term of terms) {
    const termPlaces = placesOf(term);
    const units = unitsOf(term) * factor;
    factor = sign;
    sum = termPlaces > places ? scaled(sum, termPlaces - places) + units : sum + scaled(units, places - termPlaces);
    places = Math.max(termPlaces, places);
    if (!isExact(sum)) return null;
  }
  return toDecimal(sum, places);
}

export function productOfSmall(a: Decimal, b: Decimal): Decimal | null {
  const product = unitsOf(a) * unitsOf(b);
  return isExact(product) ? toDecimal(product, placesOf(a) + placesOf(b)) : null;
}

/** Quotient truncated to `precision` decimals; `by` must not be zero. */
export function quotientOfSmall(amount: Decimal, by: Decimal, precision: number): Decimal | null {
  const shift = precision + placesOf(by) - placesOf(amount);
  const units = unitsOf(amount);
  const divisor = scaled(unitsOf(by), Math.max(0, -shift));
  if (Number.isNaN(units) || !isExact(divisor)) return null;
  const dividend = scaled(units, Math.max(0, shift));
  // Number division is several times faster than BigInt, and exact once the remainder is subtracted.
  if (isExact(dividend)) return toDecimal((dividend - (dividend % divisor)) / divisor, precision);
  return toDecimal((BigInt(units) * 10n ** BigInt(shift)) / BigInt(divisor), precision);
}

/** Negative, zero or positive if `a` is less than, equal to or greater than `b`. */
export function compareSmall(a: Decimal, b: Decimal): number | null {
  const [placesOfA, placesOfB] = [placesOf(a), placesOf(b)];
  const places = Math.max(placesOfA, placesOfB);
  const left = scaled(unitsOf(a), places - placesOfA);
  const right = scaled(unitsOf(b), places - placesOfB);
  return isExact(left) && isExact(right) ? Math.sign(left - right) : null;
}

/** An amount as a count of units of `precision` decimals; excess digits are truncated or, with `isUp`, rounded away from zero. */
export function unitsOfSmall(amount: Decimal, precision: number, isUp = false): number | null {
  if (!isPrecision(precision)) return null;
  const units = unitsOf(amount);
  const extraPlaces = placesOf(amount) - precision;
  if (extraPlaces <= 0) {
    const whole = scaled(units, -extraPlaces);
    return isExact(whole) ? whole : null;
  }
  const remainder = units % scaled(1, extraPlaces);
  const whole = (units - remainder) / scaled(1, extraPlaces);
  if (!isExact(whole)) return null;
  return isUp ? whole + Math.sign(remainder) : whole;
}

/** The result of `unitsOfSmall` as a decimal. */
export function roundedSmall(amount: Decimal, precision: number, isUp = false): Decimal | null {
  if (!isPrecision(precision)) return null;
  const places = Math.min(precision, placesOf(amount));
  const units = unitsOfSmall(amount, places, isUp);
  return units === null ? null : toDecimal(units, places);
}

const isPrecision = (precision: number): boolean => Number.isInteger(precision) && precision >= 0;

/** Number of digits that always fit into an exact number. */
const maxDigits = 15;
const point = 46;
const minus = 45;
const zero = 48;

/** A decimal as an integer without its point; NaN if it has too many digits or is not a decimal. */
function unitsOf(amount: Decimal): number {
  const { length } = amount;
  const first = amount.charCodeAt(0) === minus ? 1 : 0;
  if (!(length > first && length <= first + maxDigits + 1)) return Number.NaN;
  let [units, count] = [0, 0];
  for (let index = first; index < length; index += 1) {
    const digit = amount.charCodeAt(index) - zero;
    if (digit >= 0 && digit <= 9) {
      units = units * 10 + digit;
      count += 1;
    } else if (amount.charCodeAt(index) !== point || index === first || index === length - 1 || count < index - first) return Number.NaN;
  }
  if (count > maxDigits) return Number.NaN;
  return first === 1 ? -units : units;
}

/** Number of digits after the point. */
function placesOf(amount: Decimal): number {
  const pointIndex = amount.indexOf('.');
  return pointIndex === -1 ? 0 : amount.length - pointIndex - 1;
}

/** The powers of ten that numbers represent exactly, spelled out because the precision of `**` differs between engines. */
const powers = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

const scaled = (units: number, places: number): number => units * (powers[places] ?? Number.NaN);

const isExact = (units: number): boolean => units <= Number.MAX_SAFE_INTEGER && units >= -Number.MAX_SAFE_INTEGER;

/** A count of units of `places` decimals as text, without redundant zeros. */
function toDecimal(units: number | bigint, places: number): Decimal {
  const plain = String(units);
  if (places === 0) return plain;
  const sign = plain.startsWith('-') ? '-' : '';
  const digits = plain.slice(sign.length);
  const padded = digits.length > places ? digits : '0'.repeat(places - digits.length + 1) + digits;
  let end = padded.length;
  const whole = end - places;
  while (end > whole && padded.charCodeAt(end - 1) === zero) end -= 1;
  if (end > whole) return `${sign}${padded.slice(0, whole)}.${padded.slice(whole, end)}`;
  const text = padded.slice(0, whole);
  return text === '0' ? text : sign + text;
}
