import { expect, test } from 'vitest';
import { modelTimeout, runModel } from '@tests/support/modelSteps';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { openVerificationForms, type VerificationForms } from '@tests/support/app/verificationForms';
import { isAtStep, closedForms, walkStep, wizardSteps, type FormsModel, type WalkStep } from '@tests/support/app/verificationWalk';

/** The expected state of the page and of the exchange. */
interface Model extends FormsModel {
  /** Required text fields of the document step that are empty. */
  missingDocumentFields: readonly string[];
  lastName: 'Sorel' | 'Reject' | null;
  pictures: readonly ('documentFront' | 'selfie')[];
  face: 'none' | 'waiting' | 'passed' | 'failed' | 'expired';
  /** The name saved on the exchange, and whether a review has objected to it. */
  savedName: 'Sorel' | 'Reject' | null;
  isNameFound: boolean;
}

const documentTexts = ['country', 'documentExpiry', 'documentNumber', 'documentType'];
const empty: Model = {
  ...closedForms,
  missingDocumentFields: documentTexts,
  lastName: null,
  pictures: [],
  face: 'none',
  savedName: null,
  isNameFound: false,
};
const filled: Model = { ...empty, missingDocumentFields: [], lastName: 'Sorel', savedName: 'Sorel', pictures: ['documentFront', 'selfie'] };
/** Initial states of a run; the last has a name that a review will object to. */
const starts = [
  ['kyc-none', empty],
  ['kyc-face-left', filled],
  ['kyc-face-waiting', { ...filled, face: 'waiting' }],
  ['kyc-ready', { ...filled, face: 'passed' }],
  ['kyc-ready', { ...filled, face: 'passed', lastName: 'Reject', savedName: 'Reject' }],
] as const;
const isComplete = ({ missingDocumentFields, lastName, pictures, face }: Model, step: number): boolean =>
  [missingDocumentFields.length === 0, lastName !== null, pictures.length === 2, face === 'passed', true][step] ?? true;
const problemsAt = ({ step, isAttempted, lastName, missingDocumentFields }: Model): readonly string[] => {
  if (!isAttempted) return [];
  if (step === 0) return missingDocumentFields;
  return step === 1 && lastName === null ? ['birthDate', 'firstName', 'lastName'] : [];
};

function expectSame(model: Model, page: VerificationForms) {
  if (model.step === null) return expect(page.state()).toBe(page.state() && model.level);
  const { step, face, isAttempted, pictures } = model;
  const missing = (['documentFront', 'selfie'] as const).filter((kind) => !pictures.includes(kind));
  expect(page.shown()).toEqual({
    step,
    isAttempted,
    face,
    people: { directors: 0, beneficiaries: 0, traders: 0 },
    isResumed: true,
    pictures: pictures.toSorted(),
    problems: problemsAt(model),
    lacking: step === 2 ? missing : step === 3 && face !== 'passed' ? ['face'] : [],
  });
}

const picture = (kind: 'documentFront' | 'selfie'): WalkStep<Model>[] => [
  walkStep<Model>(
    `choose ${kind}`,
    isAtStep(2),
    (model) => {
      const before = model.pictures.includes(kind) ? 'replaced' : 'kept';
      model.pictures = [...model.pictures.filter((each) => each !== kind), kind];
      return before;
    },
    (page) => page.choose(kind),
  ),
  walkStep<Model>(
    `remove ${kind}`,
    (model) => model.step === 2 && model.pictures.includes(kind),
    (model) => {
      model.pictures = model.pictures.filter((each) => each !== kind);
      return 'removed';
    },
    (page) => page.remove(kind),
  ),
];
const face = (outcome: 'passed' | 'failed' | 'left'): WalkStep<Model> =>
  walkStep<Model>(
    `face ${outcome}`,
    (model) => model.step !== null && model.face === 'waiting',
    (model) => {
      model.face = outcome === 'left' ? 'none' : outcome;
      return 'heard';
    },
    (page) => page.endFaceCheck(outcome),
  );
const name = (lastName: 'Sorel' | 'Reject'): WalkStep<Model> =>
  walkStep<Model>(
    `fill person ${lastName}`,
    isAtStep(1),
    (model) => {
      model.lastName = lastName;
      return 'filled';
    },
    (page) => page.fillPerson(lastName),
  );

const { open, close, next, back, review } = wizardSteps<Model>({
  level: 'standard',
  last: 4,
  isComplete,
  isOpen: (model, step) => !isComplete(model, step) || (step === 1 && model.isNameFound),
  // Leaving the forms saves the input; a changed name resolves the finding.
  onLeave: (model) => {
    if (model.lastName !== model.savedName) model.isNameFound = false;
    model.savedName = model.lastName;
  },
  review: {
    name: 'a minute later',
    ms: 60_000,
    end: (model) => {
      model.savedName = model.lastName;
      model.isNameFound = model.lastName === 'Reject';
      if (model.isNameFound) return 'failed';
      Object.assign(model, { missingDocumentFields: documentTexts, lastName: null, savedName: null, pictures: [], face: 'none' });
      return 'passed';
    },
  },
});

const steps: readonly WalkStep<Model>[] = [
  open,
  close,
  walkStep<Model>(
    'fill document',
    isAtStep(0),
    (model) => {
      model.missingDocumentFields = [];
      return 'filled';
    },
    (page) => page.fillDocument(),
  ),
  walkStep<Model>(
    'clear number',
    (model) => model.step === 0 && model.missingDocumentFields.length === 0,
    (model) => {
      model.missingDocumentFields = ['documentNumber'];
      return 'cleared';
    },
    (page) => page.clearNumber(),
  ),
  name('Sorel'),
  name('Reject'),
  ...picture('documentFront'),
  ...picture('selfie'),
  walkStep<Model>(
    'start face check',
    (model) => model.step === 3 && model.face !== 'passed',
    (model) => {
      const before = model.face;
      model.face = 'waiting';
      return before === 'waiting' ? 'asked again' : 'waiting';
    },
    (page) => page.startFaceCheck(),
  ),
  walkStep<Model>(
    'half an hour later',
    (model) => model.step !== null && model.face === 'waiting',
    (model) => {
      model.face = 'expired';
      return 'the link has expired';
    },
    (page) => page.later(1_800_000),
  ),
  face('passed'),
  face('failed'),
  face('left'),
  next,
  back,
  review,
];

test(
  'the forms of the standard level match their model after any sequence of actions',
  async () => {
    const exchange = clockedExchange('newUser');
    const visited = await runModel<Model, VerificationForms>({
      steps,
      expectSame,
      maxSteps: 200,
      open: async (choose) => {
        const [scenario, model] = choose(starts);
        const page = await openVerificationForms(scenario, exchange);
        if (model.lastName === 'Reject') {
          await page.open('standard');
          await page.fillPerson('Reject');
          await page.close();
        }
        return { model: { ...model }, page };
      },
    });
    expect(visited).toEqual([
      'a minute later: failed',
      'a minute later: passed',
      'back: one step',
      'choose documentFront: kept',
      'choose documentFront: replaced',
      'choose selfie: kept',
      'choose selfie: replaced',
      'clear number: cleared',
      'close: closed',
      'face failed: heard',
      'face left: heard',
      'face passed: heard',
      'fill document: filled',
      'fill person Reject: filled',
      'fill person Sorel: filled',
      'half an hour later: the link has expired',
      'next: incomplete 0',
      'next: incomplete 1',
      'next: incomplete 2',
      'next: incomplete 3',
      'next: submitted',
      'next: to step 1',
      'next: to step 2',
      'next: to step 3',
      'next: to step 4',
      'open: at step 0',
      'open: at step 1',
      'open: at step 2',
      'open: at step 3',
      'open: at step 4',
      'open: levels only',
      'remove documentFront: removed',
      'remove selfie: removed',
      'start face check: asked again',
      'start face check: waiting',
    ]);
  },
  modelTimeout,
);
