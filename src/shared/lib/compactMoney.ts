import { multiplyKnown, type Decimal } from '@/contract/decimal';
import type { Format, NumberParts } from '@/shared/i18n';

/** A currency to write amounts in, with how much of it one USDT is; null while that is not known. */
interface Currency {
  readonly code: string;
  readonly rate: Decimal | null;
}

/** An amount of USDT in short, in the display currency; in USDT while its rate is not known. */
export function compactMoneyParts(usdt: Decimal | null, { code, rate }: Currency, format: Format): NumberParts {
  if (usdt === null) return format.parts.compact(null);
  const value = multiplyKnown(usdt, rate);
  const parts = format.parts.compact(value ?? usdt);
  const unit = `\u00a0${value === null ? 'USDT' : code}`;
  return { ...parts, unit: parts.unit + unit, text: parts.text + unit };
}
