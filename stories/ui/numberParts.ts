import type { NumberParts } from '@/ui/number';

/** Splits a formatted text into the parts that components render, like the formats of a locale. */
export function numberParts(text: string): NumberParts {
  const [, sign = '', prefix = '', integer = '', fraction = '', unit = ''] = /^([+-]?)(\D*)([\d,]+)(\.\d+)?(.*)$/.exec(text) ?? [
    '',
    '',
    '',
    text,
  ];
  const trend = !/[1-9]/.test(integer + fraction) ? 'flat' : sign === '-' ? 'fall' : 'rise';
  return { sign, prefix, integer, fraction, unit, text, trend };
}
