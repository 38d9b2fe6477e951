import type { ReactNode } from 'react';
import { figure, spare } from './TickerBar.css';

export interface DeskFigureProps {
  readonly name: string;
  /** The figure. */
  readonly children: ReactNode;
  /** It gives way where not all have room. */
  readonly isSpare?: boolean;
}

/** One figure of the ticker bar, below its name. */
export function DeskFigure({ name, children, isSpare = false }: DeskFigureProps) {
  return (
    <div className={`${figure} ${isSpare ? spare : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
