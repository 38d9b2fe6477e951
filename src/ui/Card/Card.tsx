import type { ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: 'surface' | 'sunken' | 'raised';
  /** Padding; `none` if a table or list reaches the edge. */
  density?: 'none' | 'compact' | 'regular' | 'generous';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Groups related content in a box. */
export function Card({ as: Element = 'div', tone = 'surface', density = 'regular', ...props }: CardProps) {
  return <Element {...props} className={card({ tone, density })} />;
}
