import type { ReactNode } from 'react';
import { figure } from './TickerBar.css';

export interface DeskFigureProps {
  readonly name: string;
  /** The figure. */
  readonly children: ReactNode;
}

/** One figure of the ticker bar, below its name. */
export function DeskFigure({ name, children }: DeskFigureProps) {
  return (
    <div className={figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
