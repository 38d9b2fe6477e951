import type { NumberParts } from '@/ui/number';

/** Cuts a formatted text into the pieces the components draw, as the formats of a language do. */
export function number(text: string): NumberParts {
  const [, sign = '', prefix = '', integer = '', minor = '', unit = ''] = /^([+-]?)(\D*)([\d,]+)(\.\d+)?(.*)$/.exec(text) ?? [
    '',
    '',
    '',
    text,
  ];
  const trend = !/[1-9]/.test(integer + minor) ? 'flat' : sign === '-' ? 'fall' : 'rise';
  return { sign, prefix, integer, minor, unit, text, trend };
}
