import type { Decimal } from '@/contract/decimalText';
import type { Format, NumberParts } from '@/shared/i18n';
import type { DisplayCurrency } from './model';

const maxDecimals = 12;

/** Formats an amount in the display currency, null while unknown; amounts below one unit get four significant digits. */
export function moneyParts(value: Decimal | null, { code }: Pick<DisplayCurrency, 'code'>, format: Format): NumberParts {
  const zeros = /^0\.(0*)[1-9]/.exec(value ?? '')?.[1]?.length;
  return format.parts.money(value, code, zeros === undefined ? undefined : Math.min(zeros + 4, maxDecimals));
}

/** The same as text. */
export const moneyText = (value: Decimal, currency: Pick<DisplayCurrency, 'code'>, format: Format): string =>
  moneyParts(value, currency, format).text;
