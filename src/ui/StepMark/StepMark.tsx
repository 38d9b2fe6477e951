import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { useUiText } from '../texts';
import { mark } from './StepMark.css';

/** The state of a step or an event. */
export const stepStates = ['done', 'current', 'failed', 'upcoming'] as const;
export type StepState = (typeof stepStates)[number];

export interface StepMarkProps {
  state: StepState;
  /** Shown while the step is neither done nor failed: its number, an icon. */
  children?: ReactNode;
}

/** The round mark of a step; done and failed have their own symbol, which screen readers read too. */
export function StepMark({ state, children }: StepMarkProps) {
  const text = useUiText();
  return (
    <span className={mark({ state })}>
      {state === 'done' && <Icon icon={Check} label={text('stepDone')} />}
      {state === 'failed' && <Icon icon={TriangleAlert} label={text('stepFailed')} />}
      {(state === 'current' || state === 'upcoming') && <span aria-hidden>{children}</span>}
    </span>
  );
}
