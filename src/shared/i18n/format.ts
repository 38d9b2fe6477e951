import { languageOf, type Locale } from '@locales/registry';
import { isDecimal, type Decimal } from '@/contract/decimal';
import type { Separators } from '@/ui/AmountField/amountText';
import { localZone, wallClock } from './zone';

/** A formatted number in the pieces `ui/Amount`, `ui/Price` and `ui/Change` draw; joined in reading order they are `text`. */
export interface NumberParts {
  /** `'+'`, `'-'` or nothing. */
  readonly sign: string;
  /** Currency mark where the language writes it first. */
  readonly prefix: string;
  /** Grouped whole digits. */
  readonly integer: string;
  /** Decimal separator and the digits after it, or nothing. */
  readonly minor: string;
  /** What follows the digits, with its space: `' USDT'`, `'%'`, `'B'`. */
  readonly unit: string;
  /** The whole, for text and speech. */
  readonly text: string;
  readonly trend: 'rise' | 'fall' | 'flat';
}

/** A decimal text, or what a value still on its way is. */
export type Amount = Decimal | null | undefined;

export interface AmountOptions {
  /** Most decimals; further ones are cut, never rounded up. Default 8. */
  readonly decimals?: number;
  /** Least decimals; zeros are filled in. Default 0. */
  readonly least?: number;
  /** Written behind, such as a coin's short name. */
  readonly unit?: string;
}

/** Formats of one language and zone. Decimal texts are formatted digit for digit; a value that is none shows as `unknown`. */
export interface Format {
  readonly amount: (value: Amount, options?: AmountOptions) => string;
  /** Fixed decimals, as a market quotes. */
  readonly price: (value: Amount, decimals: number) => string;
  /** Percent points with sign: `'1.2'` is `+1.20%`. */
  readonly percent: (value: Amount, decimals?: number) => string;
  /** Short form for volumes: `1.23B`. */
  readonly compact: (value: Amount) => string;
  /** Money in a currency of Intl, rounded to its usual decimals or the given ones; an unknown currency code is written behind the amount. */
  readonly money: (value: Amount, currency: string, decimals?: number) => string;
  readonly count: (value: number) => string;
  /** The signs by which the language parts the digits of a number. */
  readonly separators: Separators;
  readonly parts: {
    readonly amount: (value: Amount, options?: AmountOptions) => NumberParts;
    readonly price: (value: Amount, decimals: number) => NumberParts;
    readonly percent: (value: Amount, decimals?: number) => NumberParts;
    readonly compact: (value: Amount) => NumberParts;
    readonly money: (value: Amount, currency: string, decimals?: number) => NumberParts;
  };
  /** `YYYY-MM-DD HH:mm:ss` in the zone. Instants are milliseconds. */
  readonly dateTime: (instant: number) => string;
  /** `YYYY-MM-DD` in the zone. */
  readonly date: (instant: number) => string;
  /** `HH:mm:ss` in the zone. */
  readonly time: (instant: number) => string;
  readonly zone: string;
}

/** What stands where a value is missing or no decimal text. */
export const unknown = '–';

/** Makes the formats of a language; `zone` is an IANA name, the machine's own by default. */
export function createFormat({ locale, zone = localZone() }: { locale: Locale; zone?: string }): Format {
  const { bcp47 } = languageOf(locale);
  const numbers = (options: Intl.NumberFormatOptions) => numberFormat(bcp47, options);
  const parts: Format['parts'] = {
    amount: (value, { decimals = 8, least: atLeast = 0, unit } = {}) => {
      const most = Math.min(Math.max(decimals, atLeast), digitsOfIntl);
      const least = Math.min(atLeast, most);
      const cut = numbers({ ...grouped, minimumFractionDigits: least, maximumFractionDigits: most, roundingMode: 'trunc' });
      return withUnit(split(cut, value), unit);
    },
    price: (value, decimals) => split(numbers({ ...grouped, ...exactly(decimals) }), value),
    percent: (value, decimals = 2) =>
      split(numbers({ ...grouped, ...exactly(decimals), style: 'unit', unit: 'percent', signDisplay: 'exceptZero' }), value),
    compact: (value) => split(numbers({ notation: 'compact', maximumFractionDigits: 2 }), value),
    money: (value, currency, decimals) =>
      isCurrency(currency)
        ? split(
            numbers({
              ...grouped,
              ...(decimals !== undefined && exactly(decimals)),
              style: 'currency',
              currency,
              currencyDisplay: 'narrowSymbol',
            }),
            value,
          )
        : withUnit(parts.price(value, decimals ?? 2), currency),
  };
  return {
    amount: (value, options) => parts.amount(value, options).text,
    price: (value, decimals) => parts.price(value, decimals).text,
    percent: (value, decimals) => parts.percent(value, decimals).text,
    compact: (value) => parts.compact(value).text,
    money: (value, currency, decimals) => parts.money(value, currency, decimals).text,
    count: (value) => numbers({}).format(value),
    separators: separatorsOf(numbers(grouped)),
    parts,
    dateTime: (instant) => {
      const shown = wallClock(instant, zone);
      return shown ? `${shown.date} ${shown.time}` : unknown;
    },
    date: (instant) => wallClock(instant, zone)?.date ?? unknown,
    time: (instant) => wallClock(instant, zone)?.time ?? unknown,
    zone,
  };
}

const grouped = { useGrouping: 'always' } as const; // also 4 digits in Spanish, Italian and Portuguese, so that columns line up
const digitsOfIntl = 20;
const missing: NumberParts = { sign: '', prefix: '', integer: unknown, minor: '', unit: '', text: unknown, trend: 'flat' };

const exactly = (decimals: number) => {
  const digits = Math.min(Math.max(decimals, 0), digitsOfIntl);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};

const made = new Map<string, Intl.NumberFormat>();

function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${Object.entries(options).join()}`;
  const known = made.get(key) ?? new Intl.NumberFormat(tag, options);
  made.set(key, known);
  return known;
}

/** Intl formats decimal texts exactly; its type asks for a numeral. */
const isNumeral = (value: Amount): value is `${number}` => typeof value === 'string' && isDecimal(value);

function separatorsOf(format: Intl.NumberFormat): Separators {
  const parts = format.formatToParts(12345.6);
  const sign = (wanted: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

const withUnit = (written: NumberParts, unit: string | undefined): NumberParts =>
  unit && written !== missing ? { ...written, unit: `\u00a0${unit}`, text: `${written.text}\u00a0${unit}` } : written;

const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);

function split(format: Intl.NumberFormat, value: Amount): NumberParts {
  if (!isNumeral(value)) return missing;
  const written = { sign: '', prefix: '', integer: '', minor: '', unit: '' };
  const pieces = format.formatToParts(value);
  for (const { type, value: piece } of pieces) written[places[type] ?? (written.integer === '' ? 'prefix' : 'unit')] += piece;
  const isZero = !/[1-9]/.test(written.integer + written.minor);
  const isFall = /[-−]/.test(written.sign);
  // A number that shows as zero carries no sign: '-0.001' with two decimals is '0.00'.
  if (isZero && isFall) return split(format, '0');
  return { ...written, text: pieces.map((piece) => piece.value).join(''), trend: isZero ? 'flat' : isFall ? 'fall' : 'rise' };
}

const places: Partial<Record<Intl.NumberFormatPartTypes, 'sign' | 'integer' | 'minor'>> = {
  minusSign: 'sign',
  plusSign: 'sign',
  integer: 'integer',
  group: 'integer',
  decimal: 'minor',
  fraction: 'minor',
};
