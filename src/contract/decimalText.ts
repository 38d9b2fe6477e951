/** An amount, price or rate as text, such as `'0.00012'`: digits, at most one point, an optional minus, never an exponent. */
export type Decimal = string;

/** What a decimal string looks like; a document of the contract shows it. */
export const decimalShape = /^-?\d+(\.\d+)?$/;

/** Tells whether `text` is a decimal string this product puts on the wire. */
export const isDecimal = (text: string): boolean => decimalShape.test(text);
export const isZero = (amount: Decimal): boolean => !/[1-9]/.test(amount);
/** Tells whether a decimal is above zero. */
export const isPositive = (amount: Decimal): boolean => !isZero(amount) && !amount.startsWith('-');
/** Drops zeros that say nothing: `'05.50'` becomes `'5.5'`. */
export const withoutIdleZeros = (amount: Decimal): Decimal =>
  amount
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
