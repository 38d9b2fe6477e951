import type { ReactNode } from 'react';
import { StepMark, type StepState } from '@/ui/StepMark/StepMark';
import { step, stepBody, stepMark } from './page.css';

export interface StepProps {
  readonly number: number;
  readonly state: StepState;
  readonly children: ReactNode;
}

/** A numbered step of the deposit. */
export function Step({ number, state, children }: StepProps) {
  return (
    <li className={step}>
      <span className={stepMark}>
        <StepMark state={state}>{number}</StepMark>
      </span>
      <div className={stepBody}>{children}</div>
    </li>
  );
}
