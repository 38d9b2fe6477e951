import { multiplyNullable, type Decimal } from '@/contract/decimal';
import type { Format, NumberParts } from '@/shared/i18n';

/** A display currency with the price of one USDT in it; null while unknown. */
interface Currency {
  readonly code: string;
  readonly rate: Decimal | null;
}

/** Formats an amount of USDT in compact form in the display currency; in USDT while the rate is unknown. */
export function compactMoneyParts(usdt: Decimal | null, { code, rate }: Currency, format: Format): NumberParts {
  if (usdt === null) return format.parts.compact(null);
  const value = multiplyNullable(usdt, rate);
  const parts = format.parts.compact(value ?? usdt);
  const unit = `\u00a0${value === null ? 'USDT' : code}`;
  return { ...parts, unit: parts.unit + unit, text: parts.text + unit };
}
