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
  /** When it happened or is due: ms since 1970 and the same as text; absent if unknown. */
  readonly time?: { readonly instant: number; readonly text: string };
  /** Details of the event: a sentence, a `Link`, an `Amount`. */
  readonly detail?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name: "Progress of the deposit". */
  label: string;
  /** In reading order. */
  events: readonly TimelineEvent[];
}

/** Shows what has happened to an item, when, and what comes next. */
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
