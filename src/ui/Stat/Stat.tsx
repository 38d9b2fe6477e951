import type { AmountProps } from '../Amount/Amount';
import { FigureLink } from '../FigureLink/FigureLink';
import type { NumberParts } from '../number';
import { PriceChange } from '../PriceChange/PriceChange';
import { Skeleton } from '../Skeleton/Skeleton';
import { change as changeStyle, figure, hint as hintStyle, label as labelStyle, stat } from './Stat.css';
import { textScale } from '../textScale';

export const statSizes = ['regular', 'large'] as const;
export const statAligns = ['start', 'end'] as const;

export interface StatProps {
  label: string;
  /** Null while loading: a placeholder keeps its space. */
  value: NumberParts | null;
  /** Change of the figure, with its sign. */
  change?: NumberParts;
  /** What the figure counts, or since when. */
  hint?: string;
  /** `large` for the main figure of a page. */
  size?: (typeof statSizes)[number];
  align?: (typeof statAligns)[number];
  /** `trend` colours gains and losses; the sign carries the same meaning. */
  tone?: Extract<AmountProps['tone'], 'plain' | 'trend'>;
  /** Masks the figure and hides its change; screen readers read this label instead. */
  hiddenLabel?: string;
  /** Address of the figure's breakdown. */
  href?: string | null;
}

/** A key figure with its name. */
export function Stat({
  label,
  value,
  change,
  hint,
  size = 'regular',
  align = 'start',
  tone = 'plain',
  hiddenLabel,
  href = null,
}: StatProps) {
  return (
    <dl className={stat({ align })}>
      <dt className={labelStyle}>{label}</dt>
      <dd className={figure({ size })}>
        {value ? (
          <FigureLink
            label={label}
            href={href}
            value={value}
            size={fittingTextSize(value.text.length * textScale(), size)}
            weight="semibold"
            tone={tone}
            hiddenLabel={hiddenLabel}
          />
        ) : (
          <Skeleton shape="block" size={20} label />
        )}
      </dd>
      {change && !hiddenLabel && (
        <dd className={changeStyle}>
          <PriceChange value={change} weight="medium" />
        </dd>
      )}
      {hint && <dd className={hintStyle}>{hint}</dd>}
    </dl>
  );
}

/** An amount never wraps, so one that is too long for the text size takes a smaller style to fit a phone. */
function fittingTextSize(length: number, size: NonNullable<StatProps['size']>) {
  if (length > 24) return length > 28 ? 'dense' : 'reading';
  return size === 'regular' || length > 14 ? 'title' : 'headline';
}
