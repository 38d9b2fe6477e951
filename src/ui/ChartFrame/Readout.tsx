import { figure, readout, term as termStyle, tones, visuallyHiddenList } from './Readout.css';
import type { Reading } from './chart';

export interface ReadoutProps {
  /** In a fixed order, so that the values change in place. */
  readings: readonly Reading[];
  /** For screen readers only: the summary of a picture. */
  isHidden?: boolean;
}

/** The figures of a chart at its cursor, or its summary, as terms with their values. */
export function Readout({ readings, isHidden = false }: ReadoutProps) {
  return (
    <dl className={isHidden ? visuallyHiddenList : readout}>
      {readings.map(({ term, value, tone = 'plain' }, index) => (
        <div key={`${index} ${term}`} className={figure}>
          <dt className={termStyle}>{term}</dt>
          <dd className={tones[tone]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
