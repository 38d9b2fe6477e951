import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../Card/Card';
import { body, header, panel, title as titleStyle } from './Panel.css';

const tags = { 2: 'h2', 3: 'h3' } as const;

export interface PanelProps {
  title: string;
  children: ReactNode;
  /** Heading level of the title. */
  level?: keyof typeof tags;
  /** Opposite the title: tabs, a filter, a "view all" link. */
  aside?: ReactNode;
  density?: 'compact' | 'regular';
  /** `none` if a table or list reaches the edge. */
  inset?: 'none' | 'compact' | 'regular';
}

/** A titled section of a page. */
export function Panel({ title, children, level = 2, aside, density = 'regular', inset = density }: PanelProps) {
  const Title = tags[level];
  const id = useId();
  return (
    <Card as="section" density="none" aria-labelledby={id}>
      <div className={panel}>
        <div className={header({ density })}>
          <Title id={id} className={titleStyle({ density })}>
            {title}
          </Title>
          {aside}
        </div>
        <div className={body({ inset })}>{children}</div>
      </div>
    </Card>
  );
}
