import { HiddenBalance } from '../HiddenBalance/HiddenBalance';
import type { NumberParts, Trend } from '../number';
import { size as sizes } from '../Text/Text.css';
import type { textSizes } from '../Text/Text';
import { figure, minorDigits, unitText } from './Amount.css';

export interface AmountProps {
  value: NumberParts;
  size?: (typeof textSizes)[number];
  /** `trend` colours a gain or a loss; the sign carries the same meaning without colour. */
  tone?: 'inherit' | 'plain' | 'soft' | 'faint' | 'trend' | Trend;
  weight?: 'inherit' | 'regular' | 'medium' | 'semibold';
  /** Shows the unit fainter, and the fraction digits unless the integer part is zero; turn it off where every digit matters. */
  isMinorFaint?: boolean;
  /** Masks the number with asterisks; screen readers read this label instead. */
  hiddenLabel?: string;
}

/** An amount of money on one line, in tabular digits. */
export function Amount({ value, size, tone = 'inherit', weight = 'inherit', isMinorFaint = true, hiddenLabel }: AmountProps) {
  const { sign, prefix, integer, fraction, unit, trend } = value;
  return (
    <span className={`${size ? sizes[size] : ''} ${figure({ tone: tone === 'trend' ? trend : tone, weight })}`}>
      {hiddenLabel ? (
        <HiddenBalance label={hiddenLabel} />
      ) : isMinorFaint ? (
        <>
          {sign + prefix + integer}
          {fraction && <span className={/[1-9]/.test(integer) ? minorDigits : undefined}>{fraction}</span>}
          {unit && <span className={unitText}>{unit}</span>}
        </>
      ) : (
        value.text
      )}
    </span>
  );
}
