import { Meter } from 'react-aria-components/Meter';
import { bar, progress, track, value } from './Progress.css';

export interface ProgressProps {
  /** Says what has got so far. */
  label: string;
  /** From 0 to 100. */
  percent: number;
}

/** Shows how much of a whole is there: a short bar with its percentage. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <Meter aria-label={label} value={percent} className={progress}>
      {({ valueText }) => (
        <>
          <span className={track}>
            <span className={bar} style={{ display: 'block', inlineSize: `${percent}%` }} />
          </span>
          <span className={value}>{valueText}</span>
        </>
      )}
    </Meter>
  );
}
