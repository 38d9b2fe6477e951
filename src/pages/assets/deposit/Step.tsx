import type { ReactNode } from 'react';
import { StepMark, type StepState } from '@/ui/StepMark/StepMark';
import { step, stepBody } from './page.css';

export interface StepProps {
  readonly number: number;
  readonly state: StepState;
  readonly children: ReactNode;
}

/** One of the steps to a deposit: its number and what it asks for. */
export function Step({ number, state, children }: StepProps) {
  return (
    <li className={step}>
      <StepMark state={state}>{number}</StepMark>
      <div className={stepBody}>{children}</div>
    </li>
  );
}
