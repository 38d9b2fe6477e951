import { Meter } from 'react-aria-components/Meter';
import { bar, progress, track, value } from './Progress.css';

export interface ProgressProps {
  /** The accessible name: what the bar measures. */
  label: string;
  /** From 0 to 100. */
  percent: number;
}

/** A short bar that shows a share with its percentage. */
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
