import { expect, test } from 'vitest';
import { companyForms } from '@fixtures/identityForms';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { openVerificationForms, type VerificationForms } from '@tests/support/app/verificationForms';
import { personRoles, type PersonRole } from './persons';

const documents = ['certificateOfIncorporation', 'articlesOfAssociation', 'boardResolution'] as const;
type Document = (typeof documents)[number];

/** What is to be seen, and what the exchange knows. */
interface Model {
  level: 'open' | 'pending' | 'failed' | 'passed';
  /** Whether the forms are open, and at which step. */
  step: number | null;
  isAttempted: boolean;
  /** The name that stands in the form; null while nothing does. */
  name: '' | 'Harbour' | 'Reject' | null;
  saved: 'Harbour' | 'Reject' | null;
  people: Readonly<Record<PersonRole, number>>;
  kept: readonly Document[];
  /** Taken away on the page; the exchange keeps them until others take their place. */
  removed: readonly Document[];
}
type Way = Step<Model, VerificationForms>;

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
  level: 'open',
  step: null,
  isAttempted: false,
  name: null,
  saved: null,
  people: nobody,
  kept: [],
  removed: [],
};
const named = { ...empty, name: 'Harbour', saved: 'Harbour' } as const;
const whole = { ...named, people: { directors: 1, beneficiaries: 2, traders: 1 }, kept: documents };
/** Where a run may begin; the last with a name that was typed and not saved. */
const starts = [
  ['kyc-none', empty],
  ['company-half-filled', { ...named, people: { ...nobody, directors: 1 } }],
  ['company-ready', whole],
  ['company-ready', { ...whole, name: 'Reject' }],
] as const;
const lackingOf = ({ people, kept, removed }: Model, step: number): readonly string[] => {
  if (step === 1) return personRoles.filter((role) => people[role] === 0);
  return step === 2 ? documents.filter((kind) => !kept.includes(kind) || removed.includes(kind)) : [];
};
const isComplete = (model: Model, step: number): boolean =>
  step === 0 ? model.name !== null && model.name !== '' : lackingOf(model, step).length === 0;
const goTo = (model: Model, step: number) => Object.assign(model, { step, isAttempted: false });

function expectSame(model: Model, page: VerificationForms) {
  const { step, isAttempted, name, kept, removed, people, level } = model;
  if (step === null) return expect(page.state()).toBe(page.state() && level);
  const problems = name === null ? texts : name === '' ? ['companyName'] : [];
  expect(page.shown()).toEqual({
    step,
    isAttempted,
    face: 'none',
    people,
    isResumed: true,
    pictures: kept.filter((kind) => !removed.includes(kind)).toSorted(),
    problems: isAttempted && step === 0 ? problems : [],
    lacking: lackingOf(model, step),
  });
}

const at = (place: number) => (model: Model) => model.step === place;
const way = (name: string, can: Way['can'], change: Way['change'], act: Way['act']): Way => ({ name, can, change, act });
const { country: companyCountry, ...basics } = companyForms.basicInfo;
const fillAs = (given: 'Harbour' | 'Reject', page: VerificationForms) =>
  page.fillIn({ ...basics, companyCountry, ...(given === 'Reject' && { companyName: 'Reject Holdings' }) });
const name = (given: 'Harbour' | 'Reject'): Way =>
  way(
    `name it ${given}`,
    at(0),
    (model) => {
      model.name = given;
      return 'filled';
    },
    (page) => fillAs(given, page),
  );
const person = (role: PersonRole): Way[] => [
  way(
    `add to ${role}`,
    (model) => model.step === 1 && model.people[role] < 2,
    (model) => {
      model.people = { ...model.people, [role]: model.people[role] + 1 };
      return 'added';
    },
    (page) => page.addPerson(role),
  ),
  way(
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
const document = (kind: Document): Way[] => [
  way(
    `choose ${kind}`,
    at(2),
    (model) => {
      const before = lackingOf(model, 2).includes(kind) ? 'kept' : 'replaced';
      model.kept = [...model.kept.filter((each) => each !== kind), kind];
      model.removed = model.removed.filter((each) => each !== kind);
      return before;
    },
    (page) => page.choose(kind),
  ),
  way(
    `remove ${kind}`,
    (model) => model.step === 2 && !lackingOf(model, 2).includes(kind),
    (model) => {
      model.removed = [...model.removed, kind];
      return 'removed';
    },
    (page) => page.remove(kind),
  ),
];

const next = way(
  'next',
  ({ step }) => step !== null,
  (model) => {
    const { step, name: typed } = model;
    if (step === null || !isComplete(model, step)) {
      model.isAttempted = true;
      return `incomplete ${step}`;
    }
    if (step === 0 && typed) model.saved = typed;
    if (step < 3) {
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
      // A name that was emptied and never saved so is again as it was.
      if (model.name === '') model.name = model.saved ?? '';
      const isOpen = (step: number) => !isComplete(model, step) || (step === 0 && model.name !== model.saved);
      goTo(model, [0, 1, 2].find(isOpen) ?? 3);
      return `at step ${model.step}`;
    },
    (page, { step }) => page.open(step === null ? null : 'company'),
  ),
  way(
    'close',
    ({ step }) => step !== null,
    (model) => {
      Object.assign(model, { step: null, isAttempted: false, removed: [] });
      return 'closed';
    },
    (page) => page.close(),
  ),
  name('Harbour'),
  name('Reject'),
  way(
    'clear the name',
    (model) => model.step === 0 && isComplete(model, 0),
    (model) => {
      model.name = '';
      return 'cleared';
    },
    (page) => page.fillIn({ companyName: '' }),
  ),
  ...personRoles.flatMap(person),
  way(
    'submit nobody',
    at(1),
    () => 'refused',
    (page) => page.submitNobody('directors'),
  ),
  ...documents.flatMap(document),
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
    'an hour later',
    ({ level }) => level === 'pending',
    (model) => {
      model.level = model.saved === 'Reject' ? 'failed' : 'passed';
      return model.level;
    },
    async (page) => {
      await page.open(null);
      await page.later(3_600_000);
      await page.close();
    },
  ),
];

test(
  'the forms of a company show what their model says, whatever is done in whichever order',
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
