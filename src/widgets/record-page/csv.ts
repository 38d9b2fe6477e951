import { isDecimal } from '@/contract/decimal';

/** Writes the start of a CSV file (RFC 4180): a byte order mark for spreadsheets and the header. */
export const csvStart = (header: readonly string[]): string => `${byteOrderMark}${csvLines([header])}`;

/** Writes the lines of a table as CSV; cells that look like formulas are escaped. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** Matches text that a spreadsheet would run as a formula: a formula sign at the start, also after white space or in full-width form. */
const looksLikeFormula = /^[\s\p{C}]*[=+\-@＝＋－＠|]|^[\t\r\n]/u;

function cellOf(text: string): string {
  const safe = looksLikeFormula.test(text) && !isDecimal(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
