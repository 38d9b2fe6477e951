import type { ReactNode, Ref } from 'react';
import { size as sizes } from '../Text/Text.css';
import { heading } from './Heading.css';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const defaults = { 1: 'heading', 2: 'title', 3: 'reading', 4: 'body' } as const;

export interface HeadingProps {
  children: ReactNode;
  /** The outline level; never chosen for its size. */
  level: keyof typeof tags;
  size?: 'body' | 'reading' | 'title' | 'heading' | 'headline' | 'display';
  id?: string;
  /** -1 for a heading that is focused programmatically. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a page or section. */
export function Heading({ level, size = defaults[level], ...props }: HeadingProps) {
  const Element = tags[level];
  return <Element {...props} className={`${sizes[size]} ${heading}`} />;
}
