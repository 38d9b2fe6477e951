import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bar, part, track, value as valueStyle } from './ShareBar.css';

export interface ShareBarSide {
  /** What it stands for: "Long", "Buyers". */
  readonly name: string;
  /** As it is shown: "54.2%". */
  readonly value: string;
  /** The same on any scale; for drawing only. */
  readonly size: number;
}

export interface ShareBarProps {
  /** Those who expect a rise: longs, buyers. */
  rise: ShareBarSide;
  /** Those who expect a fall: shorts, sellers. */
  fall: ShareBarSide;
}

/** Shows how two sides of a market share a whole, as one bar between their figures. */
export function ShareBar({ rise, fall }: ShareBarProps) {
  return (
    <span className={bar}>
      <span className={valueStyle({ side: 'rise' })}>
        <VisuallyHidden>{rise.name} </VisuallyHidden>
        {rise.value}
      </span>
      <span aria-hidden className={track}>
        <span className={part({ side: 'rise' })} style={{ flexGrow: rise.size }} />
        <span className={part({ side: 'fall' })} style={{ flexGrow: fall.size }} />
      </span>
      <span className={valueStyle({ side: 'fall' })}>
        <VisuallyHidden>{fall.name} </VisuallyHidden>
        {fall.value}
      </span>
    </span>
  );
}
