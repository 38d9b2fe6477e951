import { languageOf, type Locale } from '@locales/registry';
import { isDecimal, type Decimal } from '@/contract/decimalText';
import type { Separators } from '@/ui/AmountField/amountText';
import { localZone, wallClock } from './zone';

/** A formatted number split into the parts that `ui/Amount`, `ui/Price` and `ui/PriceChange` render; concatenated in order they are `text`. */
export interface NumberParts {
  /** `'+'`, `'-'` or empty. */
  readonly sign: string;
  /** Currency symbol, in languages that write it first. */
  readonly prefix: string;
  /** Integer digits with group separators. */
  readonly integer: string;
  /** Decimal separator and fraction digits, or empty. */
  readonly fraction: string;
  /** Suffix with its leading space: `' USDT'`, `'%'`, `'B'`. */
  readonly unit: string;
  /** The complete number, for text and screen readers. */
  readonly text: string;
  readonly trend: 'rise' | 'fall' | 'flat';
}

/** A decimal string, or the placeholder of a value that is still loading. */
export type Amount = Decimal | null | undefined;

export interface AmountOptions {
  /** Maximum decimals; further ones are truncated, never rounded up. Default 8. */
  readonly decimals?: number;
  /** Minimum decimals; padded with zeros. Default 0. */
  readonly min?: number;
  /** Suffix, such as a coin's symbol. */
  readonly unit?: string;
}

/** Formatters of one language and time zone. Decimal strings are formatted exactly; anything else is shown as `unknownValue`. */
export interface Format {
  readonly amount: (value: Amount, options?: AmountOptions) => string;
  /** With fixed decimals, as quoted by a market. */
  readonly price: (value: Amount, decimals: number) => string;
  /** Percentage with sign: `'1.2'` is `+1.20%`. */
  readonly percent: (value: Amount, decimals?: number) => string;
  /** Short form for volumes: `1.23B`. */
  readonly compact: (value: Amount) => string;
  /** Money in an Intl currency, rounded to its default decimals or the given ones; a code that is not three capital letters, such as `USDT`, is appended to the amount. */
  readonly money: (value: Amount, currency: string, decimals?: number) => string;
  readonly count: (value: number) => string;
  /** The decimal and group separators of the language. */
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
  /** `dateTime` or `date`, without the year if it is the year of `now`. */
  readonly recent: (instant: number, now: number, part?: 'dateTime' | 'date') => string;
  /** `YYYY-MM-DD` in the zone. */
  readonly date: (instant: number) => string;
  /** `HH:mm:ss` in the zone. */
  readonly time: (instant: number) => string;
  readonly zone: string;
}

/** Placeholder for a missing or invalid value. */
export const unknownValue = '–';

/** Creates the formatters of a language; `zone` is an IANA name, the system's by default. */
export function createFormat({ locale, zone }: { locale: Locale; zone?: string }): Format {
  const { bcp47 } = languageOf(locale);
  // Computed on first use, because the first Intl object of a kind is slow to create and formatters may never need it.
  let cachedZone = zone;
  const zoneName = () => (cachedZone ??= localZone());
  const numbers = (options: Intl.NumberFormatOptions) => numberFormat(bcp47, options);
  const toParts = (options: Intl.NumberFormatOptions, value: Amount) => (isNumeral(value) ? split(numbers(options), value) : missing);
  const parts: Format['parts'] = {
    amount: (value, { decimals = 8, min: atLeast = 0, unit } = {}) => {
      const max = Math.min(Math.max(decimals, atLeast), maxIntlDigits);
      const min = Math.min(atLeast, max);
      const truncated = toParts({ ...grouped, minimumFractionDigits: min, maximumFractionDigits: max, roundingMode: 'trunc' }, value);
      return withUnit(truncated, unit);
    },
    price: (value, decimals) => toParts({ ...grouped, ...exactly(decimals) }, value),
    percent: (value, decimals = 2) =>
      toParts({ ...grouped, ...exactly(decimals), style: 'unit', unit: 'percent', signDisplay: 'exceptZero' }, value),
    // Abbreviated numbers always have two decimals, so that columns align.
    compact: (value) => {
      const short = toParts({ notation: 'compact', maximumFractionDigits: 2 }, value);
      return short.unit ? toParts({ notation: 'compact', ...exactly(2) }, value) : short;
    },
    money: (value, currency, decimals) =>
      isCurrency(currency)
        ? toParts(
            {
              ...grouped,
              ...(decimals !== undefined && exactly(decimals)),
              style: 'currency',
              currency,
              currencyDisplay: 'narrowSymbol',
            },
            value,
          )
        : withUnit(parts.price(value, decimals ?? 2), currency),
  };
  const dateTime = (instant: number) => {
    const shown = wallClock(instant, zoneName());
    return shown ? `${shown.date} ${shown.time}` : unknownValue;
  };
  const date = (instant: number) => wallClock(instant, zoneName())?.date ?? unknownValue;
  return {
    amount: (value, options) => parts.amount(value, options).text,
    price: (value, decimals) => parts.price(value, decimals).text,
    percent: (value, decimals) => parts.percent(value, decimals).text,
    compact: (value) => parts.compact(value).text,
    money: (value, currency, decimals) => parts.money(value, currency, decimals).text,
    count: (value) => numbers({}).format(value),
    get separators() {
      return separatorsOf(numbers(grouped));
    },
    parts,
    dateTime,
    date,
    recent: (instant, now, part = 'dateTime') => {
      const full = part === 'date' ? date(instant) : dateTime(instant);
      const year = date(now).slice(0, yearLength);
      return full !== unknownValue && full.startsWith(year) ? full.slice(yearLength) : full;
    },
    time: (instant) => wallClock(instant, zoneName())?.time ?? unknownValue,
    get zone() {
      return zoneName();
    },
  };
}

const grouped = { useGrouping: 'always' } as const; // also 4 digits in Spanish, Italian and Portuguese, so that columns align
const maxIntlDigits = 20;
const yearLength = 'YYYY-'.length;
const missing: NumberParts = { sign: '', prefix: '', integer: unknownValue, fraction: '', unit: '', text: unknownValue, trend: 'flat' };

const exactly = (decimals: number) => {
  const digits = Math.min(Math.max(decimals, 0), maxIntlDigits);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};

const formatCache = new Map<string, Intl.NumberFormat>();

function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${Object.entries(options).join()}`;
  const formatter = formatCache.get(key) ?? new Intl.NumberFormat(tag, options);
  formatCache.set(key, formatter);
  return formatter;
}

/** Intl formats decimal strings exactly, but its type requires a numeral. */
const isNumeral = (value: Amount): value is `${number}` => typeof value === 'string' && isDecimal(value);

function separatorsOf(format: Intl.NumberFormat): Separators {
  const parts = format.formatToParts(12345.6);
  const separator = (partType: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === partType)?.value ?? '';
  return { decimal: separator('decimal'), group: separator('group') };
}

const withUnit = (parts: NumberParts, unit: string | undefined): NumberParts =>
  unit && parts !== missing ? { ...parts, unit: `\u00a0${unit}`, text: `${parts.text}\u00a0${unit}` } : parts;

const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);

function split(format: Intl.NumberFormat, value: `${number}`): NumberParts {
  const parts = { sign: '', prefix: '', integer: '', fraction: '', unit: '' };
  const pieces = format.formatToParts(value);
  for (const { type, value: piece } of pieces) parts[partNames[type] ?? (parts.integer === '' ? 'prefix' : 'unit')] += piece;
  const isZero = !/[1-9]/.test(parts.integer + parts.fraction);
  const isFall = /[-−]/.test(parts.sign);
  // A number that is displayed as zero has no sign: '-0.001' with two decimals is '0.00'.
  if (isZero && isFall) return split(format, '0');
  return { ...parts, text: pieces.map((piece) => piece.value).join(''), trend: isZero ? 'flat' : isFall ? 'fall' : 'rise' };
}

const partNames: Partial<Record<Intl.NumberFormatPartTypes, 'sign' | 'integer' | 'fraction'>> = {
  minusSign: 'sign',
  plusSign: 'sign',
  integer: 'integer',
  group: 'integer',
  decimal: 'fraction',
  fraction: 'fraction',
};
