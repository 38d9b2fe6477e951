import type { KycLevel } from '@/contract/identity';
import type { Step } from '../modelSteps';
import type { VerificationForms } from './verificationForms';

/** What the forms of any level show, and what the exchange knows. */
export interface FormsModel {
  level: 'open' | 'pending' | 'failed' | 'passed';
  /** The step of the open forms; null while they are closed. */
  step: number | null;
  isAttempted: boolean;
}

/** Empty, closed forms. */
export const closedForms: FormsModel = { level: 'open', step: null, isAttempted: false };

export type WalkStep<M extends FormsModel> = Step<M, VerificationForms>;

/** A step of a walk. */
export const walkStep = <M extends FormsModel>(
  name: string,
  can: WalkStep<M>['can'],
  change: WalkStep<M>['change'],
  act: WalkStep<M>['act'],
): WalkStep<M> => ({
  name,
  can,
  change,
  act,
});

/** Holds while the forms are at a step. */
export const isAtStep = (step: number) => (model: FormsModel) => model.step === step;

interface Wizard<M extends FormsModel> {
  readonly level: KycLevel;
  /** The step that submits the application. */
  readonly last: number;
  readonly isComplete: (model: M, step: number) => boolean;
  /** Whether the wizard resumes at a step; at an incomplete one by default. */
  readonly isOpen?: (model: M, step: number) => boolean;
  /** Further changes on opening, leaving and saving a step. */
  readonly onOpen?: (model: M) => void;
  readonly onLeave?: (model: M) => void;
  readonly onNext?: (model: M, step: number) => void;
  /** The duration of a review, in words and in ms, and its outcome. */
  readonly review: { readonly name: string; readonly ms: number; readonly end: (model: M) => 'passed' | 'failed' };
}

/** The walk steps that are the same at every level. */
export function wizardSteps<M extends FormsModel>({
  level,
  last,
  isComplete,
  isOpen = (model, step) => !isComplete(model, step),
  onOpen = () => {},
  onLeave = () => {},
  onNext = () => {},
  review,
}: Wizard<M>) {
  const goTo = (model: FormsModel, step: number | null) => Object.assign(model, { step, isAttempted: false });
  return {
    open: walkStep<M>(
      'open',
      ({ step }) => step === null,
      (model) => {
        if (model.level === 'pending' || model.level === 'passed') return 'levels only';
        onOpen(model);
        const resumed = Array.from({ length: last }, (_, step) => step).find((step) => isOpen(model, step)) ?? last;
        goTo(model, resumed);
        return `at step ${resumed}`;
      },
      (page, { step }) => page.open(step === null ? null : level),
    ),
    close: walkStep<M>(
      'close',
      ({ step }) => step !== null,
      (model) => {
        goTo(model, null);
        onLeave(model);
        return 'closed';
      },
      (page) => page.close(),
    ),
    next: walkStep<M>(
      'next',
      ({ step }) => step !== null,
      (model) => {
        const step = model.step ?? 0;
        if (!isComplete(model, step)) {
          model.isAttempted = true;
          return `incomplete ${step}`;
        }
        onNext(model, step);
        if (step < last) {
          goTo(model, step + 1);
          return `to step ${step + 1}`;
        }
        goTo(model, null);
        model.level = 'pending';
        return 'submitted';
      },
      async (page, { step }) => {
        await page.next();
        if (step === null) await page.close();
      },
    ),
    back: walkStep<M>(
      'back',
      ({ step }) => step !== null && step > 0,
      (model) => {
        goTo(model, (model.step ?? 1) - 1);
        return 'one step';
      },
      (page) => page.back(),
    ),
    review: walkStep<M>(
      review.name,
      (model) => model.level === 'pending',
      (model) => {
        model.level = review.end(model);
        return model.level;
      },
      async (page) => {
        await page.open(null);
        await page.later(review.ms);
        await page.close();
      },
    ),
  };
}
