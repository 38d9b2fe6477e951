import type { ReactNode } from 'react';
import { Illustration } from '../Illustration/Illustration';
import { emptyPictures } from '../Illustration/emptyPictures';
import { action as actionStyle, advice, state, words } from './EmptyState.css';

export const stateDensities = ['compact', 'regular', 'generous'] as const;

export interface EmptyStateProps {
  /** One line on what is missing. */
  text: string;
  /** How to get content here. */
  hint?: string;
  picture?: keyof typeof emptyPictures;
  /** The next step: a `Button` or a `Link`. */
  action?: ReactNode;
  density?: (typeof stateDensities)[number];
}

/** Shown when a list has no content yet, with a way to add some. */
export function EmptyState({ text, hint, picture = 'list', action, density = 'regular' }: EmptyStateProps) {
  return (
    <div className={state({ density })}>
      <Illustration>{emptyPictures[picture]}</Illustration>
      <p data-empty className={words}>
        {text}
      </p>
      {hint && <p className={advice}>{hint}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
