import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import type { NumberParts } from '../number';
import { size as sizes } from '../Text/Text.css';
import { arrow, change } from './PriceChange.css';

export const changeVariants = ['plain', 'soft', 'solid'] as const;

export interface PriceChangeProps {
  /** Includes its sign. */
  value: NumberParts;
  size?: AmountProps['size'];
  weight?: AmountProps['weight'];
  /** `plain` in tables, `soft` beside a single price, `solid` in lists on a phone. */
  variant?: (typeof changeVariants)[number];
}

/** The arrow paths, in a box of 10 by 10. */
export const arrowPaths = { rise: 'M5 1 9.5 8.5h-9Z', fall: 'M5 9 .5 1.5h9Z', flat: 'M1 4.25h8v1.5H1Z' };

/** A gain or loss, shown by sign, arrow and colour, so that it does not depend on any one of them; an unknown change has no arrow. */
export function PriceChange({ value, size, weight, variant = 'plain' }: PriceChangeProps) {
  return (
    <span className={`${size ? sizes[size] : ''} ${change({ trend: value.trend, variant })}`}>
      {/\p{Nd}/u.test(value.text) && (
        <svg viewBox="0 0 10 10" aria-hidden className={arrow}>
          <path d={arrowPaths[value.trend]} />
        </svg>
      )}
      <Amount value={value} weight={weight} isMinorFaint={false} />
    </span>
  );
}
