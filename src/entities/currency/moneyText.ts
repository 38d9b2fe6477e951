import type { Decimal } from '@/contract/decimalText';
import type { Format } from '@/shared/i18n';
import type { DisplayCurrency } from './model';

const maxDecimals = 12;

/** An amount of the display currency as text; below one unit it has four significant digits. */
export function moneyText(value: Decimal, { code }: Pick<DisplayCurrency, 'code'>, format: Format): string {
  const zeros = /^0\.(0*)[1-9]/.exec(value)?.[1]?.length;
  return format.money(value, code, zeros === undefined ? undefined : Math.min(zeros + 4, maxDecimals));
}
