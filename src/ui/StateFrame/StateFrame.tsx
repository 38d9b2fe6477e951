import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Illustration } from '../Illustration/Illustration';
import { action as actionStyle, advice as adviceStyle, detail as detailStyle, place, state, title as titleStyle } from './StateFrame.css';

export const stateDensities = ['compact', 'regular', 'generous'] as const;

export interface StateFrameProps {
  /** A picture of one of the files beside `Illustration`, if there is room for one. */
  picture: ReactNode;
  /** What is so, in one line. */
  title: string;
  /** Makes the title a heading, where the state stands in for a page or a section with its heading. */
  level?: 1 | 2 | 3;
  /** What to do, and what is not affected. */
  advice?: string;
  /** An error code for support. */
  detail?: string;
  /** Stands between the sentence and the actions. */
  children?: ReactNode;
  /** The next step: buttons and links. */
  action?: ReactNode;
  density?: (typeof stateDensities)[number];
  /** Marks a state that says that there is no content. */
  isEmpty?: boolean;
}

/** Stands in for content: a picture, what is so, what to do. The frame of `EmptyState`, `ErrorState` and `StatePage`. */
export function StateFrame({
  picture,
  title,
  level,
  advice,
  detail,
  children,
  action,
  density = 'regular',
  isEmpty = false,
}: StateFrameProps) {
  return (
    <div className={state({ density })}>
      {picture && (
        <div className={place}>
          <Illustration size={density === 'generous' ? 'large' : 'regular'}>{picture}</Illustration>
        </div>
      )}
      {level === undefined ? (
        <p data-empty={isEmpty || undefined} className={titleStyle}>
          {title}
        </p>
      ) : (
        <Heading level={level}>{title}</Heading>
      )}
      {advice && <p className={adviceStyle}>{advice}</p>}
      {detail && <p className={detailStyle}>{detail}</p>}
      {children}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
