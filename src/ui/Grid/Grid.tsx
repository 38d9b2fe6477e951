import type { ReactNode } from 'react';
import { gap } from '../Stack/Stack.css';
import type { Space } from '../Stack/Stack';
import { fit, split } from './Grid.css';

export interface GridProps {
  children: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The minimum column width, or a split that applies from tablets or desktops on. */
  columns?: keyof typeof fit | keyof typeof split;
  gap?: Space;
  'aria-label'?: string;
}

const layouts = { ...fit, ...split };

/** Lays out its children in responsive columns. */
export function Grid({ as: Element = 'div', columns = 'medium', gap: between = 5, ...props }: GridProps) {
  return <Element {...props} className={`${layouts[columns]} ${gap[between]}`} />;
}
