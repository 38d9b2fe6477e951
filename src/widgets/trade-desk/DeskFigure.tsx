import type { ReactNode } from 'react';
import { figure, spare } from './TickerBar.css';

export interface DeskFigureProps {
  readonly name: string;
  /** The value. */
  readonly children: ReactNode;
  /** Whether it is hidden if there is not enough space. */
  readonly isSpare?: boolean;
}

/** One value of the ticker bar, below its name. */
export function DeskFigure({ name, children, isSpare = false }: DeskFigureProps) {
  return (
    <div className={`${figure} ${isSpare ? spare : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
