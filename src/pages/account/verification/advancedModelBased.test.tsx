import { expect, test } from 'vitest';
import { advancedForm } from '@fixtures/identityForms';
import { modelTimeout, runModel } from '@tests/support/modelSteps';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { openVerificationForms, type VerificationForms } from '@tests/support/app/verificationForms';
import { isAtStep, closedForms, walkStep, wizardSteps, type FormsModel, type WalkStep } from '@tests/support/app/verificationWalk';

/** The expected state of the page and of the exchange. */
interface Model extends FormsModel {
  /** Required text fields that are empty. */
  missingFields: readonly string[];
  city: 'Singapore' | 'Reject';
  hasProof: boolean;
  /** The city in the form, the city saved on the exchange, and whether a review has objected to it. */
  typedCity: string;
  savedCity: string;
  isCityFound: boolean;
}

const texts = ['address', 'city', 'postalCode'];
const empty: Model = {
  ...closedForms,
  missingFields: texts,
  city: 'Singapore',
  hasProof: false,
  typedCity: '',
  savedCity: '',
  isCityFound: false,
};
const kept = { missingFields: [], typedCity: 'Singapore', savedCity: 'Singapore' } as const;
/** Initial states of a run. */
const starts = [
  ['kyc-none', empty],
  ['kyc-address-ready', { ...empty, ...kept }],
  ['kyc-advanced-ready', { ...empty, ...kept, hasProof: true }],
] as const;
const isComplete = ({ missingFields, hasProof }: Model, step: number): boolean =>
  [missingFields.length === 0, hasProof, true][step] ?? true;

function expectSame(model: Model, page: VerificationForms) {
  const { step, isAttempted, missingFields, hasProof, level } = model;
  if (step === null) return expect(page.state()).toBe(page.state() && level);
  expect(page.shown()).toEqual({
    step,
    isAttempted,
    face: 'none',
    people: { directors: 0, beneficiaries: 0, traders: 0 },
    isResumed: true,
    pictures: hasProof ? ['proofOfAddress'] : [],
    problems: isAttempted && step === 0 ? missingFields : [],
    lacking: step === 1 && !hasProof ? ['proofOfAddress'] : [],
  });
}

const fill = (city: Model['city']): WalkStep<Model> =>
  walkStep<Model>(
    `fill ${city}`,
    isAtStep(0),
    (model) => {
      Object.assign(model, { missingFields: [], city, typedCity: city });
      return 'filled';
    },
    (page) => page.fillIn({ ...advancedForm, city }),
  );

const { open, close, next, back, review } = wizardSteps<Model>({
  level: 'advanced',
  last: 2,
  isComplete,
  isOpen: (model, step) => !isComplete(model, step) || (step === 0 && model.isCityFound),
  onLeave: (model) => {
    if (model.typedCity !== model.savedCity) model.isCityFound = false;
    model.savedCity = model.typedCity;
  },
  review: {
    name: 'ten minutes later',
    ms: 600_000,
    end: (model) => {
      model.savedCity = model.typedCity;
      model.isCityFound = model.city === 'Reject';
      return model.isCityFound ? 'failed' : 'passed';
    },
  },
});

const steps: readonly WalkStep<Model>[] = [
  open,
  close,
  fill('Singapore'),
  fill('Reject'),
  walkStep<Model>(
    'clear city',
    (model) => model.step === 0 && model.missingFields.length === 0,
    (model) => {
      Object.assign(model, { missingFields: ['city'], typedCity: '' });
      return 'cleared';
    },
    (page) => page.fillIn({ city: '' }),
  ),
  walkStep<Model>(
    'choose proof',
    isAtStep(1),
    (model) => {
      const before = model.hasProof ? 'replaced' : 'kept';
      model.hasProof = true;
      return before;
    },
    (page) => page.choose('proofOfAddress'),
  ),
  walkStep<Model>(
    'remove proof',
    (model) => model.step === 1 && model.hasProof,
    (model) => {
      model.hasProof = false;
      return 'removed';
    },
    (page) => page.remove('proofOfAddress'),
  ),
  // Three times as likely as other actions, so that runs reach the end.
  next,
  next,
  next,
  back,
  review,
];

test(
  'the forms of the advanced level match their model after any sequence of actions',
  async () => {
    const exchange = clockedExchange('kycStandard');
    const visited = await runModel<Model, VerificationForms>({
      steps,
      expectSame,
      maxSteps: 150,
      open: async (choose) => {
        const [scenario, model] = choose(starts);
        return { model: { ...model }, page: await openVerificationForms(scenario, exchange, 'advanced') };
      },
    });
    expect(visited).toEqual([
      'back: one step',
      'choose proof: kept',
      'choose proof: replaced',
      'clear city: cleared',
      'close: closed',
      'fill Reject: filled',
      'fill Singapore: filled',
      'next: incomplete 0',
      'next: incomplete 1',
      'next: submitted',
      'next: to step 1',
      'next: to step 2',
      'open: at step 0',
      'open: at step 1',
      'open: at step 2',
      'open: levels only',
      'remove proof: removed',
      'ten minutes later: failed',
      'ten minutes later: passed',
    ]);
  },
  modelTimeout,
);
