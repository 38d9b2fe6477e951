/** An amount, price or rate as text, such as `'0.00012'`: digits, at most one point, an optional minus, never an exponent. */
export type Decimal = string;

/** The format of a decimal string, exported as the pattern in the contract's JSON Schemas. */
export const decimalPattern = /^-?\d+(\.\d+)?$/;

/** Whether `text` is a decimal string as this product transmits it. */
export const isDecimal = (text: string): boolean => decimalPattern.test(text);
export const isZero = (amount: Decimal): boolean => !/[1-9]/.test(amount);
/** Whether a decimal is above zero. */
export const isPositive = (amount: Decimal): boolean => !isZero(amount) && !amount.startsWith('-');
/** Drops redundant leading and trailing zeros: `'05.50'` becomes `'5.5'`. */
export const trimRedundantZeros = (amount: Decimal): Decimal =>
  amount
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
