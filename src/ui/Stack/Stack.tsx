import type { ReactNode } from 'react';
import { gap, padding, stack } from './Stack.css';

export type Space = 'none' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface StackProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'main' | 'aside';
  /** A step of the spacing scale: 1 to 10 are 2, 4, 8, 12, 16, 24, 32, 48, 64, 96 px. */
  gap?: Space;
  padding?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** `content` centres a page's column, `reading` limits the line length. */
  width?: 'full' | 'content' | 'reading';
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Lays out its children in a column. */
export function Stack({
  as: Element = 'div',
  gap: between = 5,
  padding: inside = 'none',
  align = 'stretch',
  width = 'full',
  ...props
}: StackProps) {
  return <Element {...props} className={`${stack({ align, width })} ${gap[between]} ${padding[inside]}`} />;
}
