import type { ReactNode } from 'react';
import { gap, padding } from '../Stack/Stack.css';
import type { Space } from '../Stack/Stack';
import { inline } from './Inline.css';

export interface InlineProps {
  children: ReactNode;
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'section';
  gap?: Space;
  padding?: Space;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  'aria-label'?: string;
}

/** Lays out its children in a row that wraps by default. */
export function Inline({
  as: Element = 'div',
  gap: between = 4,
  padding: inside = 'none',
  align = 'center',
  justify = 'start',
  wrap = true,
  ...props
}: InlineProps) {
  return <Element {...props} className={`${inline({ align, justify, wrap })} ${gap[between]} ${padding[inside]}`} />;
}
