import { useLocale } from 'react-aria-components/I18nProvider';
import { block, countdown, digits, unit as unitStyle } from './Countdown.css';
import { isoDuration, remaining } from './remaining';
import type { Remaining } from './remaining';

export const countdownVariants = ['inline', 'clock', 'blocks'] as const;

export interface CountdownProps {
  /** The target instant, in ms since 1970. */
  to: number;
  /** The current time in ms since 1970, from the app's clock; the component has no timer of its own. */
  now: number;
  /** `inline` in a sentence or a cell, `clock` in tight spaces, `blocks` as the main content of a page. */
  variant?: (typeof countdownVariants)[number];
  /** The largest unit shown even at zero; `minute` for durations of minutes. */
  largest?: 'hour' | 'minute';
}

/** Shows the time remaining until an instant. It announces nothing: announce the end separately. */
export function Countdown({ to, now, variant = 'inline', largest = 'hour' }: CountdownProps) {
  const { locale } = useLocale();
  const timeLeft = remaining(to, now);
  return (
    <time dateTime={isoDuration(timeLeft)} className={countdown({ variant })}>
      {unitsOf(timeLeft, largest).map((name) => {
        const parts = formatOf(locale, name, variant).formatToParts(timeLeft[`${name}s`]);
        if (variant === 'clock') return <span key={name}>{name === 'day' ? `${textOf(parts)}\u00a0` : digitsOf(parts) + after[name]}</span>;
        if (variant === 'inline') return <span key={name}>{textOf(parts)}</span>;
        return (
          <span key={name} className={block}>
            <span className={unitStyle}>{textOf(parts.filter(({ type }) => type === 'unit'))}</span>
            <span className={digits}>{digitsOf(parts)}</span>
          </span>
        );
      })}
    </time>
  );
}

const units = ['day', 'hour', 'minute', 'second'] as const;
type Unit = (typeof units)[number];

/** From the largest non-zero unit, or from `largest` if that is larger. */
const unitsOf = (timeLeft: Remaining, largest: Unit): readonly Unit[] =>
  units.slice(units.findIndex((unit) => unit === largest || timeLeft[`${unit}s`] > 0));

/** The separator after a number of a clock. */
const after = { hour: ':', minute: ':', second: '' } as const;

const digitsOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  textOf(parts.filter(({ type }) => type !== 'unit' && type !== 'literal'));
const textOf = (parts: readonly Intl.NumberFormatPart[]): string => parts.map(({ value }) => value).join('');

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a formatter costs far more than using it, and a countdown renders every second. */
function formatOf(locale: string, unit: Unit, variant: (typeof countdownVariants)[number]): Intl.NumberFormat {
  const key = `${locale} ${unit} ${variant}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: variant === 'blocks' ? 'long' : 'narrow',
      minimumIntegerDigits: unit === 'day' ? 1 : 2,
      useGrouping: true,
    });
  formats.set(key, format);
  return format;
}
