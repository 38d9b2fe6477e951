import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { StepMark } from '../StepMark/StepMark';
import { title as titleStyle } from '../StepMark/StepMark.css';
import type { StepState } from '../StepMark/StepMark';
import { detail as detailStyle, event as eventStyle, head, time as timeStyle, words } from './Timeline.css';

export interface TimelineEvent {
  readonly id: string;
  readonly title: string;
  /** `done` by default: it has happened. */
  readonly state?: StepState;
  /** When it happened or is due: ms since 1970 and the same in words; absent if nobody knows. */
  readonly time?: { readonly instant: number; readonly text: string };
  /** What happened in particular: a sentence, a `Link`, an `Amount`. */
  readonly detail?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name: "Progress of the deposit". */
  label: string;
  /** In the order to be read. */
  events: readonly TimelineEvent[];
}

/** Tells what happened to one thing, when, and what comes next. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {events.map(({ id, title, state = 'done', time, detail }, index) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className={eventStyle({ isNextUpcoming: events[index + 1]?.state === 'upcoming' })}
        >
          <StepMark state={state}>{state === 'current' && <Icon icon={Ellipsis} />}</StepMark>
          <div className={words}>
            <div className={head}>
              <p className={titleStyle({ state })}>{title}</p>
              {time && (
                <time className={timeStyle} dateTime={new Date(time.instant).toISOString()}>
                  {time.text}
                </time>
              )}
            </div>
            {detail && <div className={detailStyle}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
