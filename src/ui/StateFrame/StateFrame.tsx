import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Illustration } from '../Illustration/Illustration';
import { action as actionStyle, advice as adviceStyle, detail as detailStyle, place, state, title as titleStyle } from './StateFrame.css';

export const stateDensities = ['compact', 'regular', 'generous'] as const;

export interface StateFrameProps {
  /** A picture from one of the files beside `Illustration`, if there is room for it. */
  picture: ReactNode;
  /** The state, in one line. */
  title: string;
  /** Makes the title a heading of this level, if the state replaces a page or section including its heading. */
  level?: 1 | 2 | 3;
  /** What to do, and what is not affected. */
  advice?: string;
  /** An error code for support. */
  detail?: string;
  /** Shown between the text and the actions. */
  children?: ReactNode;
  /** The next steps: buttons and links. */
  action?: ReactNode;
  density?: (typeof stateDensities)[number];
  /** Marks a state that says that there is no content. */
  isEmpty?: boolean;
}

/** Replaces content: a picture, the state, what to do. The basis of `EmptyState`, `ErrorState` and `StatePage`. */
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
