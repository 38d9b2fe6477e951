import type { ReactNode } from 'react';
import { stat, optional } from './TickerBar.css';

export interface TickerStatProps {
  readonly name: string;
  /** The value. */
  readonly children: ReactNode;
  /** Whether it is hidden if there is not enough space. */
  readonly isOptional?: boolean;
}

/** One value of the ticker bar, below its name. */
export function TickerStat({ name, children, isOptional = false }: TickerStatProps) {
  return (
    <div className={`${stat} ${isOptional ? optional : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
