import { line, part } from './ShareLine.css';

export interface ShareLineProps {
  /** The share from 0 to 100, as a decimal string. */
  percent: string;
}

/** A share as a line along the lower edge of its row, which must be positioned; show the figure beside it. */
export function ShareLine({ percent }: ShareLineProps) {
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden className={line}>
      <rect className={part} width={percent} height="2" />
    </svg>
  );
}
