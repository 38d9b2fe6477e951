import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import type { NumberParts } from '../number';
import { size as sizes } from '../Text/Text.css';
import { arrow, change } from './Change.css';

export const changeLooks = ['plain', 'soft', 'solid'] as const;

export interface ChangeProps {
  /** With its sign. */
  value: NumberParts;
  size?: AmountProps['size'];
  weight?: AmountProps['weight'];
  /** `plain` in tables, `soft` beside a single price, `solid` in lists on a phone. */
  look?: (typeof changeLooks)[number];
}

/** The arrow of each direction, in a box of 10 by 10. */
export const arrowPaths = { rise: 'M5 1 9.5 8.5h-9Z', fall: 'M5 9 .5 1.5h9Z', flat: 'M1 4.25h8v1.5H1Z' };

/** How much something rose or fell: by sign, by arrow and by colour, so that none of them is needed alone. */
export function Change({ value, size, weight, look = 'plain' }: ChangeProps) {
  return (
    <span className={`${size ? sizes[size] : ''} ${change({ trend: value.trend, look })}`}>
      <svg viewBox="0 0 10 10" aria-hidden className={arrow}>
        <path d={arrowPaths[value.trend]} />
      </svg>
      <Amount value={value} weight={weight} isMinorFaint={false} />
    </span>
  );
}
