import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityStatus, identityType, type KycLevel } from '@/contract/identity';
import { advancedForm, companyForms, standardForm } from '@fixtures/identityForms';
import { personas } from '@fixtures/personas';
import { cases } from '@tests/support/testAmount';
import { createSeededWorld } from '../../createSeededWorld';
import { createEngine } from '../engine';
import { usersModule } from '../users/module';
import { storedFileOf } from './documents';
import type { Submission } from './identity';
import { levelNames, levels } from './levels';
import { identityModule } from './module';

const at = Date.UTC(2026, 0, 5, 8);
const { fid } = personas.newUser.login;
const { pending, passed, failed, notIdentified } = identityStatus;

const newUser = createSeededWorld({ seed: 'model', startedAt: at }).db.users.get(fid) ?? expect.fail('nobody');

/** The verification product alone, with one unverified user. */
function open() {
  const { context, products, advanceTo } = createEngine({ seed: 'model', at, modules: [usersModule, identityModule] });
  context.db.users.insert(newUser);
  return { ...context, part: products.identity, advanceTo };
}
type Alone = ReturnType<typeof open>;

/** The model of one level: its state, review time, and whether the data is valid. */
interface LevelState {
  state: 'none' | 'pending' | 'passed' | 'failed';
  due: number;
  isGood: boolean;
}
interface Model {
  now: number;
  readonly levels: Record<KycLevel, LevelState>;
  hasForms: boolean;
}

const settle = (model: Model): void => {
  for (const name of levelNames) {
    const status = model.levels[name];
    if (status.state === 'pending' && model.now >= status.due) status.state = status.isGood ? 'passed' : 'failed';
  }
};

function compare(model: Model, alone: Alone): void {
  const numbers = { none: notIdentified, pending, passed, failed };
  const { identity } = alone.db.users.get(fid) ?? expect.fail('nobody');
  for (const name of levelNames) {
    const status = identity.find((entry) => entry.identityType === identityType[name])?.identityStatus ?? notIdentified;
    expect([name, status]).toEqual([name, numbers[model.levels[name].state]]);
  }
  expect(new Set(identity.map((entry) => entry.identityType)).size).toBe(identity.length);
  expect(alone.part.level(alone.db.users.get(fid) ?? expect.fail('nobody'))).toBe(
    levelNames.findLast((name) => model.levels[name].state === 'passed') ?? null,
  );
}

const submissionOf = (level: KycLevel, isGood: boolean): Submission => {
  if (level === 'standard') return { level, form: standardForm('Nadia', isGood ? 'Sorel' : 'Reject', 'X1234567') };
  if (level === 'advanced') return { level, form: { ...advancedForm, city: isGood ? 'Singapore' : 'Reject' } };
  return { level };
};

type Step = fc.Command<Model, Alone>;

const apply = (level: KycLevel, isGood: boolean): Step => ({
  check: () => true,
  run: (model, alone) => {
    const user = alone.db.users.get(fid) ?? expect.fail('nobody');
    if (level === 'company' && model.hasForms && alone.part.editBlocker(user, 'company') === null) {
      const companyName = isGood ? 'Harbour Light' : 'Reject Ltd';
      alone.part.saveCompany(fid, { basicInfo: { ...companyForms.basicInfo, companyName } });
    }
    const submission = submissionOf(level, isGood);
    const blocker = blockerTo(level, model);
    expect(alone.part.blocker(user, submission)).toBe(blocker);
    if (blocker !== null) return;
    alone.part.apply(user, submission);
    model.levels[level] = { state: 'pending', due: model.now + levels[level].reviewMs, isGood };
    compare(model, alone);
  },
  toString: () => `apply for ${level}, ${isGood ? 'good' : 'bad'}`,
});

function blockerTo(level: KycLevel, { levels: statuses, hasForms }: Model) {
  const { state } = statuses[level];
  if (state === 'pending') return 'underReview';
  if (state === 'passed') return 'alreadyPassed';
  const { prerequisite } = levels[level];
  if (prerequisite !== null && statuses[prerequisite].state !== 'passed') return 'levelBefore';
  return level === 'company' && !hasForms ? 'incomplete' : null;
}

const fillIn: Step = {
  check: ({ hasForms }) => !hasForms,
  run: (model, alone) => {
    const files = companyForms.files.map((file, index) => storedFileOf(file, String(index), model.now));
    alone.part.saveCompany(fid, { ...companyForms, files });
    model.hasForms = true;
  },
  toString: () => 'fill in the company forms',
};

function liveTo(model: Model, alone: Alone, instant: number): void {
  model.now = instant;
  alone.advanceTo(instant);
  settle(model);
  compare(model, alone);
}

const wait = (ms: number): Step => ({
  check: () => true,
  run: (model, alone) => liveTo(model, alone, model.now + ms),
  toString: () => `wait ${ms}`,
});

const nextReview = ({ levels: statuses }: Readonly<Model>): number =>
  Math.min(...levelNames.map((name) => (statuses[name].state === 'pending' ? statuses[name].due : Infinity)));

/** Advances to one millisecond before, or exactly to, the next review. */
const untilReview = (aside: number): Step => ({
  check: (model) => Number.isFinite(nextReview(model)) && nextReview(model) + aside > model.now,
  run: (model, alone) => liveTo(model, alone, nextReview(model) + aside),
  toString: () => `until the next review and ${aside}`,
});

const commands = [
  fc.tuple(fc.constantFrom(...levelNames), fc.boolean()).map(([level, isGood]) => apply(level, isGood)),
  fc.constantFrom(...levelNames).map((level) => apply(level, true)),
  fc.constant(fillIn),
  fc.integer({ min: 1, max: 4_000_000 }).map(wait),
  fc.constantFrom(-1, 0).map(untilReview),
];

const beginning = (): Model => {
  const none = (): LevelState => ({ state: 'none', due: 0, isGood: true });
  return { now: at, levels: { standard: none(), advanced: none(), company: none() }, hasForms: false };
};

const played = (steps: Iterable<fc.Command<Model, Alone>>, model = beginning()): Model => {
  fc.modelRun(() => ({ model, real: open() }), steps);
  return model;
};

test('[R-KYC-01] [R-KYC-02] only allowed transitions happen, level after level, each review on the millisecond', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 50, size: 'max' }), (steps) => {
      played(steps);
    }),
    { numRuns: cases(1000) },
  );
});

test('random walks reach every state of every level', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 50, size: 'max' }), (steps) => {
      const model = played(steps);
      for (const name of levelNames) seen.add(`${name} ${model.levels[name].state}`);
    }),
    { numRuns: cases(300) },
  );
  expect(seen.size).toBe(12);
});

test('one large step and many small ones give the same result', () => {
  const advancedBy = (stepMs: number) => {
    const alone = open();
    const user = () => alone.db.users.get(fid) ?? expect.fail('nobody');
    alone.part.apply(user(), submissionOf('standard', true));
    for (let now = at; now < at + 600_000; now += stepMs) alone.advanceTo(now);
    alone.advanceTo(at + 600_000);
    alone.part.apply(user(), submissionOf('advanced', false));
    for (let now = at + 600_000; now < at + 7_200_000; now += stepMs) alone.advanceTo(now);
    alone.advanceTo(at + 7_200_000);
    return JSON.stringify([
      alone.db.applications.all(),
      alone.db.users.all(),
      alone.inbox.page(fid, { moduleId: 0, pageNum: 1, pageSize: 9 }, 'en_US'),
    ]);
  };
  expect(advancedBy(7_200_000)).toBe(advancedBy(333_333));
});
