import type { NumberParts, Trend } from '../number';
import { size as sizes } from '../Text/Text.css';
import type { textSizes } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { figure, mask, minorDigits, unitText } from './Amount.css';

export interface AmountProps {
  value: NumberParts;
  size?: (typeof textSizes)[number];
  /** `trend` colours a gain or a loss; its sign says the same without colour. */
  tone?: 'inherit' | 'plain' | 'soft' | 'faint' | 'trend' | Trend;
  weight?: 'inherit' | 'regular' | 'medium' | 'semibold';
  /** Digits after the point step back where whole ones stand before them, and so does the unit; off where every digit counts alike. */
  isMinorFaint?: boolean;
  /** Hides the figure behind dots and is read out in its place. */
  hiddenLabel?: string;
}

/** An amount of money: whole digits first, one line, figures of one width. */
export function Amount({ value, size, tone = 'inherit', weight = 'inherit', isMinorFaint = true, hiddenLabel }: AmountProps) {
  const { sign, prefix, integer, minor, unit, trend } = value;
  return (
    <span className={`${size ? sizes[size] : ''} ${figure({ tone: tone === 'trend' ? trend : tone, weight })}`}>
      {hiddenLabel ? (
        <>
          <span aria-hidden className={mask}>
            ••••••
          </span>
          <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        </>
      ) : isMinorFaint ? (
        <>
          {sign + prefix + integer}
          {minor && <span className={/[1-9]/.test(integer) ? minorDigits : undefined}>{minor}</span>}
          {unit && <span className={unitText}>{unit}</span>}
        </>
      ) : (
        value.text
      )}
    </span>
  );
}
