import { expect, test } from 'vitest';
import { companyForms } from '@fixtures/identityForms';
import { modelTimeout, runModel } from '@tests/support/modelSteps';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { openVerificationForms, type VerificationForms } from '@tests/support/app/verificationForms';
import { isAtStep, closedForms, walkStep, wizardSteps, type FormsModel, type WalkStep } from '@tests/support/app/verificationWalk';
import { personRoles, type PersonRole } from './persons';

const documents = ['certificateOfIncorporation', 'articlesOfAssociation', 'boardResolution'] as const;
type Document = (typeof documents)[number];

/** The expected state of the page and of the exchange. */
interface Model extends FormsModel {
  /** The company name in the form; null if the form is empty. */
  name: '' | 'Harbour' | 'Reject' | null;
  saved: 'Harbour' | 'Reject' | null;
  people: Readonly<Record<PersonRole, number>>;
  savedDocuments: readonly Document[];
  /** Removed on the page; the exchange keeps them until they are replaced. */
  removed: readonly Document[];
  /** Whether a review has objected to the name that is still saved. */
  isNameFound: boolean;
}

const texts = [
  'businessNature',
  'companyCountry',
  'companyName',
  'contactEmail',
  'incorporationDate',
  'registeredAddress',
  'registrationNumber',
  'sourceOfFunds',
];
const nobody = { directors: 0, beneficiaries: 0, traders: 0 };
const empty: Model = {
  ...closedForms,
  name: null,
  saved: null,
  people: nobody,
  savedDocuments: [],
  removed: [],
  isNameFound: false,
};
const named = { ...empty, name: 'Harbour', saved: 'Harbour' } as const;
const whole = { ...named, people: { directors: 1, beneficiaries: 2, traders: 1 }, savedDocuments: documents };
/** Initial states of a run; the last has a name that was typed but not saved. */
const starts = [
  ['kyc-none', empty],
  ['company-half-filled', { ...named, people: { ...nobody, directors: 1 } }],
  ['company-ready', whole],
  ['company-ready', { ...whole, name: 'Reject' }],
] as const;
const missingItemsOf = ({ people, savedDocuments, removed }: Model, step: number): readonly string[] => {
  if (step === 1) return personRoles.filter((role) => people[role] === 0);
  return step === 2 ? documents.filter((kind) => !savedDocuments.includes(kind) || removed.includes(kind)) : [];
};
const isComplete = (model: Model, step: number): boolean =>
  step === 0 ? model.name !== null && model.name !== '' : missingItemsOf(model, step).length === 0;

function expectSame(model: Model, page: VerificationForms) {
  const { step, isAttempted, name, savedDocuments, removed, people, level } = model;
  if (step === null) return expect(page.state()).toBe(page.state() && level);
  const problems = name === null ? texts : name === '' ? ['companyName'] : [];
  expect(page.shown()).toEqual({
    step,
    isAttempted,
    face: 'none',
    people,
    isResumed: true,
    pictures: savedDocuments.filter((kind) => !removed.includes(kind)).toSorted(),
    problems: isAttempted && step === 0 ? problems : [],
    lacking: missingItemsOf(model, step),
  });
}

const { country: companyCountry, ...basics } = companyForms.basicInfo;
const fillAs = (companyName: 'Harbour' | 'Reject', page: VerificationForms) =>
  page.fillIn({ ...basics, companyCountry, ...(companyName === 'Reject' && { companyName: 'Reject Holdings' }) });
const name = (companyName: 'Harbour' | 'Reject'): WalkStep<Model> =>
  walkStep<Model>(
    `name it ${companyName}`,
    isAtStep(0),
    (model) => {
      model.name = companyName;
      return 'filled';
    },
    (page) => fillAs(companyName, page),
  );
const person = (role: PersonRole): WalkStep<Model>[] => [
  walkStep<Model>(
    `add to ${role}`,
    (model) => model.step === 1 && model.people[role] < 2,
    (model) => {
      model.people = { ...model.people, [role]: model.people[role] + 1 };
      return 'added';
    },
    (page) => page.addPerson(role),
  ),
  walkStep<Model>(
    `remove from ${role}`,
    (model) => model.step === 1 && model.people[role] > 0,
    (model) => {
      if (model.people[role] === 1) return 'the last stays';
      model.people = { ...model.people, [role]: 1 };
      return 'removed';
    },
    (page) => page.removePerson(role),
  ),
];
const document = (kind: Document): WalkStep<Model>[] => [
  walkStep<Model>(
    `choose ${kind}`,
    isAtStep(2),
    (model) => {
      const before = missingItemsOf(model, 2).includes(kind) ? 'kept' : 'replaced';
      model.savedDocuments = [...model.savedDocuments.filter((each) => each !== kind), kind];
      model.removed = model.removed.filter((each) => each !== kind);
      return before;
    },
    (page) => page.choose(kind),
  ),
  walkStep<Model>(
    `remove ${kind}`,
    (model) => model.step === 2 && !missingItemsOf(model, 2).includes(kind),
    (model) => {
      model.removed = [...model.removed, kind];
      return 'removed';
    },
    (page) => page.remove(kind),
  ),
];

const { open, close, next, back, review } = wizardSteps<Model>({
  level: 'company',
  last: 3,
  isComplete,
  isOpen: (model, step) => !isComplete(model, step) || (step === 0 && (model.name !== model.saved || model.isNameFound)),
  // A cleared name that was not saved reverts to the saved one.
  onOpen: (model) => {
    if (model.name === '') model.name = model.saved ?? '';
  },
  onLeave: (model) => {
    model.removed = [];
  },
  onNext: (model, step) => {
    if (step !== 0 || !model.name) return;
    if (model.saved !== model.name) model.isNameFound = false;
    model.saved = model.name;
  },
  review: {
    name: 'an hour later',
    ms: 3_600_000,
    end: (model) => {
      model.isNameFound = model.saved === 'Reject';
      return model.isNameFound ? 'failed' : 'passed';
    },
  },
});

const steps: readonly WalkStep<Model>[] = [
  open,
  close,
  name('Harbour'),
  name('Reject'),
  walkStep<Model>(
    'clear the name',
    (model) => model.step === 0 && isComplete(model, 0),
    (model) => {
      model.name = '';
      return 'cleared';
    },
    (page) => page.fillIn({ companyName: '' }),
  ),
  ...personRoles.flatMap(person),
  walkStep<Model>(
    'submit nobody',
    isAtStep(1),
    () => 'refused',
    (page) => page.submitNobody('directors'),
  ),
  ...documents.flatMap(document),
  // Three times as likely as other actions, so that runs reach the end.
  next,
  next,
  next,
  back,
  review,
];

test(
  'the forms of the company level match their model after any sequence of actions',
  async () => {
    const exchange = clockedExchange('kycAdvanced');
    const visited = await runModel<Model, VerificationForms>({
      steps,
      expectSame,
      maxSteps: 150,
      open: async (choose) => {
        const [scenario, model] = choose(starts);
        const page = await openVerificationForms(scenario, exchange, 'company');
        if (model.name === 'Reject') {
          await page.open('company');
          await fillAs('Reject', page);
          await page.close();
        }
        return { model: { ...model }, page };
      },
    });
    expect(visited).toEqual([
      'add to beneficiaries: added',
      'add to directors: added',
      'add to traders: added',
      'an hour later: failed',
      'an hour later: passed',
      'back: one step',
      ...documents.flatMap((kind) => [`choose ${kind}: kept`, `choose ${kind}: replaced`]).toSorted(),
      'clear the name: cleared',
      'close: closed',
      'name it Harbour: filled',
      'name it Reject: filled',
      ...[0, 1, 2].map((step) => `next: incomplete ${step}`),
      'next: submitted',
      ...[1, 2, 3].map((step) => `next: to step ${step}`),
      ...[0, 1, 2, 3].map((step) => `open: at step ${step}`),
      'open: levels only',
      ...documents.map((kind) => `remove ${kind}: removed`).toSorted(),
      ...personRoles.flatMap((role) => [`remove from ${role}: removed`, `remove from ${role}: the last stays`]).toSorted(),
      'submit nobody: refused',
    ]);
  },
  modelTimeout,
);
