import type { ReactNode } from 'react';
import { Amount } from '../Amount/Amount';
import { Link } from '../Link/Link';
import type { NumberParts } from '../number';
import { arcsOf, ring } from './arcs';
import { arc, chart, donut, entry, hues, legend, middle, name, note as noteStyle, share as shareStyle, swatch } from './PieShare.css';

export interface PieSlice {
  id: string;
  label: string;
  /** From 0 to 1; for drawing only. */
  share: number;
  /** The share or the amount, as shown in the legend. */
  value: NumberParts;
  /** A second figure, fainter: the share beside the amount. */
  note?: string;
  /** Address of the slice's breakdown. */
  href?: string;
}

export interface PieShareProps {
  /** Accessible name of the legend: "Assets by coin". */
  label: string;
  /** Largest first, at most ten; together they are 1. The remainder is one slice, "Other". */
  slices: readonly PieSlice[];
  /** Masks the values and hides the notes and the shares of the ring; screen readers read this label instead. */
  hiddenLabel?: string;
  /** Shown in the middle of the ring: the total. */
  children?: ReactNode;
}

const colours = Object.values(hues);

/** Shows the composition of a whole, as a ring with a legend that says the same in words. */
export function PieShare({ label, slices, hiddenLabel, children }: PieShareProps) {
  const arcs = arcsOf(slices.map(({ share }) => (hiddenLabel ? 1 / slices.length : share)));
  return (
    <div className={shareStyle}>
      <div className={chart}>
        <svg viewBox="0 0 36 36" aria-hidden className={donut}>
          {arcs.map(({ start, length }, index) => (
            <circle
              key={slices[index]?.id}
              cx="18"
              cy="18"
              r="16"
              pathLength={ring}
              strokeDasharray={`${length} ${ring - length}`}
              strokeDashoffset={-start}
              className={`${arc} ${colours[index % colours.length]}`}
            />
          ))}
        </svg>
        {children && <div className={middle}>{children}</div>}
      </div>
      <ul aria-label={label} className={legend}>
        {slices.map(({ id, label: text, value, note, href }, index) => (
          <li key={id} className={entry}>
            <span className={`${swatch} ${colours[index % colours.length]}`} />
            <span className={name} title={text}>
              {href ? (
                <Link variant="plain" href={href}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </span>
            <Amount value={value} isMinorFaint={false} hiddenLabel={hiddenLabel} />
            {note && !hiddenLabel && <span className={noteStyle}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
