import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bar, part, track, value as valueStyle } from './ShareBar.css';

export interface ShareBarSide {
  /** What the side represents: "Long", "Buyers". */
  readonly name: string;
  /** As displayed: "54.2%". */
  readonly value: string;
  /** The same on any scale; for drawing only. */
  readonly plotValue: number;
}

export interface ShareBarProps {
  /** The side that expects a rise: longs, buyers. */
  rise: ShareBarSide;
  /** The side that expects a fall: shorts, sellers. */
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
        <span className={part({ side: 'rise' })} style={{ flexGrow: rise.plotValue }} />
        <span className={part({ side: 'fall' })} style={{ flexGrow: fall.plotValue }} />
      </span>
      <span className={valueStyle({ side: 'fall' })}>
        <VisuallyHidden>{fall.name} </VisuallyHidden>
        {fall.value}
      </span>
    </span>
  );
}
