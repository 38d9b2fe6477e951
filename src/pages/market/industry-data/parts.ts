import { multiplyKnown, roundTo, type Decimal } from '@/contract/decimal';
import type { DisplayCurrency } from '@/entities/currency';
import type { Format, NumberParts } from '@/shared/i18n';

/** An amount of USDT in short, in the display currency; in USDT while its rate is not known. */
export function moneyParts(usdt: Decimal | null, currency: DisplayCurrency, format: Format): NumberParts {
  const value = usdt === null ? null : multiplyKnown(usdt, currency.rate);
  const parts = format.parts.compact(value ?? usdt);
  const unit = `\u00a0${value === null ? 'USDT' : currency.code}`;
  return { ...parts, unit: parts.unit + unit, text: parts.text + unit };
}

/** A share in percent, rounded to `decimals`; it has no sign. */
export function shareParts(percent: Decimal | null, decimals: number, format: Format): NumberParts {
  const parts = format.parts.amount(percent === null ? null : roundTo(percent, decimals), { least: decimals });
  return percent === null ? parts : { ...parts, unit: '%', text: `${parts.text}%` };
}
