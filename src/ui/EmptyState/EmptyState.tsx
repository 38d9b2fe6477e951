import type { ReactNode } from 'react';
import { Illustration } from '../Illustration/Illustration';
import { emptyPictures } from '../Illustration/emptyPictures';
import { action as actionStyle, advice, state, words } from './EmptyState.css';

export const stateDensities = ['compact', 'regular', 'generous'] as const;

export interface EmptyStateProps {
  /** One line: what would stand here. */
  text: string;
  /** Where it would come from. */
  hint?: string;
  picture?: keyof typeof emptyPictures;
  /** The one way on: a `Button` or a `Link`. */
  action?: ReactNode;
  density?: (typeof stateDensities)[number];
}

/** Stands where a list has nothing to show yet, and says the way to fill it. */
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
