import { roundTo, type Decimal } from '@/contract/decimal';
import type { Format, NumberParts } from '@/shared/i18n';

/** Formats a share in percent, rounded to `decimals`, without a sign. */
export function shareParts(percent: Decimal | null, decimals: number, format: Format): NumberParts {
  const parts = format.parts.amount(percent === null ? null : roundTo(percent, decimals), { min: decimals });
  return percent === null ? parts : { ...parts, unit: '%', text: `${parts.text}%` };
}
