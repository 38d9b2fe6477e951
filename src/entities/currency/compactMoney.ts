import { multiplyKnown, type Decimal } from '@/contract/decimal';
import type { Format, NumberParts } from '@/shared/i18n';
import type { DisplayCurrency } from './model';

/** An amount of USDT in short, in the display currency; in USDT while its rate is not known. */
export function compactMoneyParts(usdt: Decimal | null, { code, rate }: DisplayCurrency, format: Format): NumberParts {
  if (usdt === null) return format.parts.compact(null);
  const value = multiplyKnown(usdt, rate);
  const parts = format.parts.compact(value ?? usdt);
  const unit = `\u00a0${value === null ? 'USDT' : code}`;
  return { ...parts, unit: parts.unit + unit, text: parts.text + unit };
}
