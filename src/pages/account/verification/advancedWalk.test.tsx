import { expect, test } from 'vitest';
import { advancedForm } from '@fixtures/identityForms';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { openVerificationForms, type VerificationForms } from '@tests/support/app/verificationForms';

/** What is to be seen, and what the exchange knows. */
interface Model {
  level: 'open' | 'pending' | 'failed' | 'passed';
  /** Whether the forms are open, and at which step. */
  step: number | null;
  isAttempted: boolean;
  /** The texts that are not filled in. */
  lacks: readonly string[];
  city: 'Singapore' | 'Reject';
  hasProof: boolean;
}
type Way = Step<Model, VerificationForms>;

const texts = ['address', 'city', 'postalCode'];
const empty: Model = { level: 'open', step: null, isAttempted: false, lacks: texts, city: 'Singapore', hasProof: false };
/** Where a run may begin. */
const starts = [
  ['kyc-none', empty],
  ['kyc-address-ready', { ...empty, lacks: [] }],
  ['kyc-advanced-ready', { ...empty, lacks: [], hasProof: true }],
] as const;
const isComplete = ({ lacks, hasProof }: Model, step: number): boolean => [lacks.length === 0, hasProof, true][step] ?? true;
const goTo = (model: Model, step: number) => Object.assign(model, { step, isAttempted: false });

function expectSame(model: Model, page: VerificationForms) {
  const { step, isAttempted, lacks, hasProof, level } = model;
  if (step === null) return expect(page.state()).toBe(page.state() && level);
  expect(page.shown()).toEqual({
    step,
    isAttempted,
    face: 'none',
    people: { directors: 0, beneficiaries: 0, traders: 0 },
    isResumed: true,
    pictures: hasProof ? ['proofOfAddress'] : [],
    problems: isAttempted && step === 0 ? lacks : [],
    lacking: step === 1 && !hasProof ? ['proofOfAddress'] : [],
  });
}

const at = (place: number) => (model: Model) => model.step === place;
const way = (name: string, can: Way['can'], change: Way['change'], act: Way['act']): Way => ({ name, can, change, act });
const fill = (city: Model['city']): Way =>
  way(
    `fill ${city}`,
    at(0),
    (model) => {
      Object.assign(model, { lacks: [], city });
      return 'filled';
    },
    (page) => page.fillIn({ ...advancedForm, city }),
  );

const next = way(
  'next',
  ({ step }) => step !== null,
  (model) => {
    const step = model.step ?? 0;
    if (!isComplete(model, step)) {
      model.isAttempted = true;
      return `incomplete ${step}`;
    }
    if (step < 2) {
      goTo(model, step + 1);
      return `to step ${step + 1}`;
    }
    Object.assign(model, { step: null, isAttempted: false, level: 'pending' });
    return 'submitted';
  },
  async (page, { step }) => {
    await page.next();
    if (step === null) await page.close();
  },
);

const steps: readonly Way[] = [
  way(
    'open',
    ({ step }) => step === null,
    (model) => {
      if (model.level === 'pending' || model.level === 'passed') return 'levels only';
      goTo(model, [0, 1, 2].find((step) => !isComplete(model, step)) ?? 2);
      return `at step ${model.step}`;
    },
    (page, { step }) => page.open(step === null ? null : 'advanced'),
  ),
  way(
    'close',
    ({ step }) => step !== null,
    (model) => {
      Object.assign(model, { step: null, isAttempted: false });
      return 'closed';
    },
    (page) => page.close(),
  ),
  fill('Singapore'),
  fill('Reject'),
  way(
    'clear city',
    (model) => model.step === 0 && model.lacks.length === 0,
    (model) => {
      model.lacks = ['city'];
      return 'cleared';
    },
    (page) => page.fillIn({ city: '' }),
  ),
  way(
    'choose proof',
    at(1),
    (model) => {
      const before = model.hasProof ? 'replaced' : 'kept';
      model.hasProof = true;
      return before;
    },
    (page) => page.choose('proofOfAddress'),
  ),
  way(
    'remove proof',
    (model) => model.step === 1 && model.hasProof,
    (model) => {
      model.hasProof = false;
      return 'removed';
    },
    (page) => page.remove('proofOfAddress'),
  ),
  // Three times as likely as any other way, so that runs come to the end.
  next,
  next,
  next,
  way(
    'back',
    ({ step }) => step !== null && step > 0,
    (model) => {
      goTo(model, (model.step ?? 1) - 1);
      return 'one step';
    },
    (page) => page.back(),
  ),
  way(
    'ten minutes later',
    ({ level }) => level === 'pending',
    (model) => {
      model.level = model.city === 'Reject' ? 'failed' : 'passed';
      return model.level;
    },
    async (page) => {
      await page.open(null);
      await page.later(600_000);
      await page.close();
    },
  ),
];

test(
  'the forms of the advanced level show what their model says, whatever is done in whichever order',
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
