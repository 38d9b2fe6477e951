/** The decimal and group separators of a language. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

export const plainSeparators: Separators = { decimal: '.', group: ',' };

/**
 * Parses a pasted text into a decimal string: full-width digits, the language's separators and the field's own unit are supported.
 * Null if it is not clearly an amount, or would be a different one as a plain decimal string: `1,5` in English, `1.500` in German, `1e18`.
 */
export function readAmount(pasted: string, { decimal, group }: Separators, unit = ''): string | null {
  const text = withoutUnit(halfWidth(pasted).trim(), unit);
  const [d, g] = [halfWidth(decimal), halfWidth(group)].map(escape);
  const isLocal = new RegExp(`^(\\d{1,3}(${g}\\d{3})+|\\d+)?(${d}\\d*)?$`).test(text) && /\d/.test(text);
  const isPlain = /^(\d+\.?\d*|\.\d+)$/.test(text);
  const local = text.replaceAll(halfWidth(group), '').replace(halfWidth(decimal), '.');
  if (isLocal && isPlain) return local === text ? text : null;
  return isLocal ? local : isPlain ? text : null;
}

/** Maps a typed character to its plain form: the language's decimal separator to a point, full-width digits to digits. */
export const readTyped = (typed: string, { decimal }: Separators): string => halfWidth(typed).replace(decimal, '.');

/** Returns the text that an edit ending at `caret` put in place of `value.slice(from, to)`. */
export function detectEdit(value: string, edited: string, caret: number): { from: number; to: number; text: string } {
  const rest = edited.slice(caret);
  if (!value.endsWith(rest)) return { from: 0, to: value.length, text: edited };
  const to = value.length - rest.length;
  const max = Math.min(to, caret);
  let from = 0;
  while (from < max && value[from] === edited[from]) from += 1;
  return { from, to, text: edited.slice(from, caret) };
}

/** Maps full-width characters, space variants and the ideographic full stop to their ASCII equivalents. */
const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/\s/g, ' ');

const escape = (sign: string): string => sign.replace(/[^\w\s]/g, '\\$&');

function withoutUnit(text: string, unit: string): string {
  if (unit === '' || !text.toLowerCase().endsWith(unit.toLowerCase())) return text;
  return text.slice(0, -unit.length).trim();
}
