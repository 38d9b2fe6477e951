import type { ReactNode } from 'react';
import { size, text } from './Text.css';

export const textSizes = ['tag', 'small', 'dense', 'body', 'reading', 'title', 'heading', 'headline', 'display'] as const;
export const textTones = ['inherit', 'plain', 'soft', 'faint', 'accent', 'rise', 'fall', 'info', 'success', 'warning', 'danger'] as const;

export interface TextProps {
  children: ReactNode;
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'time' | 'code' | 'output';
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: 'inherit' | 'regular' | 'medium' | 'semibold';
  align?: 'start' | 'center' | 'end';
  /** `figures` for numbers in columns, `mono` for addresses and hashes, which may wrap anywhere. */
  face?: 'sans' | 'figures' | 'mono';
  /** `never` prevents wrapping, `ellipsis` truncates to one line, `lines` preserves the text's own line breaks. */
  wrap?: 'normal' | 'never' | 'ellipsis' | 'lines';
  id?: string;
  /** The full text, if it may end in an ellipsis. */
  title?: string;
  lang?: string;
}

/** Text in one style of the type scale. */
export function Text({
  children,
  as: Element = 'span',
  size: style,
  tone = 'inherit',
  weight = 'inherit',
  align = 'start',
  face = 'sans',
  wrap = 'normal',
  title = wrap === 'ellipsis' && typeof children === 'string' ? children : undefined,
  ...props
}: TextProps) {
  return (
    <Element {...props} title={title} className={`${style ? size[style] : ''} ${text({ tone, weight, align, face, wrap })}`}>
      {children}
    </Element>
  );
}
