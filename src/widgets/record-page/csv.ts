import { isDecimal } from '@/contract/decimal';

/** Writes a table as CSV (RFC 4180) that opens in a spreadsheet with its letters right, and in which no cell is taken for a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Begins with what a spreadsheet would run: a formula sign, also behind white space or in its full-width form. */
const looksLikeFormula = /^[\s\p{C}]*[=+\-@＝＋－＠|]|^[\t\r\n]/u;

function cellOf(text: string): string {
  const safe = looksLikeFormula.test(text) && !isDecimal(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
