import { StepMark } from '../StepMark/StepMark';
import type { StepState } from '../StepMark/StepMark';
import { title } from '../StepMark/StepMark.css';
import { hint as hintStyle, list, step as stepStyle, words } from './Stepper.css';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** What the step asks for, or what went wrong in it. */
  readonly hint?: string;
  /** Something in this step must be fixed. */
  readonly isFailed?: boolean;
}

export interface StepperProps {
  /** Accessible name: "Steps of the withdrawal". */
  label: string;
  steps: readonly Step[];
  /** Index of the current step; `steps.length` once all are done. */
  current: number;
  /** Stacks the steps at every width; otherwise only on a phone. */
  isVertical?: boolean;
}

/** Shows the progress through a flow of steps. */
export function Stepper({ label, steps, current, isVertical = false }: StepperProps) {
  return (
    <ol aria-label={label} className={list({ isVertical })}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, current);
        return (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className={stepStyle({ isVertical, isPassed: index < current })}
          >
            <StepMark state={state}>{index + 1}</StepMark>
            <div className={words}>
              <p className={title({ state })}>{step.label}</p>
              {step.hint && <p className={hintStyle}>{step.hint}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf({ isFailed }: Step, index: number, current: number): StepState {
  if (isFailed) return 'failed';
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
