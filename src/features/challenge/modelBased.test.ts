import { expect, test } from 'vitest';
import { demoCode, personas } from '@fixtures/personas';
import { codesOf, userOf } from '@mocks/exchange/security/seed';
import { openFactorsChallenge, type ChallengePage } from '@tests/support/app/challenge';
import {
  answerTo,
  challengeInfo,
  canRecover,
  type Channel,
  factorsOf,
  hourMs,
  isLocked,
  isComplete,
  lockMs,
  minuteMs,
  type Model,
  maxAttempts,
  noTexts,
  problemsOf,
  correctTexts,
  type Secret,
  type Texts,
  wrongCode,
  wrongRecoveryCode,
} from '@tests/support/app/challengeWalk';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';

function expectSame(model: Model, page: ChallengePage) {
  expect(page.isOpen()).toBe(model.isOpen);
  if (!model.isOpen) return;
  const { texts, tries, sent, isRecovering, codesLeft } = model;
  const shown = { problems: problemsOf(model), isLocked: isLocked(model), canRecover: canRecover(model) };
  expect(page.shown(model.channel)).toEqual({ texts, tries, sent, isRecovering, codesLeft, ...shown });
}

const googleFor = ({ isRecovering, unspent, spent }: Model, override?: string): string => {
  if (!isRecovering) return override ?? correctTexts.google;
  if (override === undefined) return unspent[0] ?? wrongRecoveryCode;
  return override === used ? (spent ?? wrongRecoveryCode) : wrongRecoveryCode;
};
/** Placeholder for a spent recovery code. */
const used = 'used';

const { fid } = personas.whale.login;
type ChallengeStep = Step<Model, ChallengePage>;
const isOpen = (model: Model) => model.isOpen;

/** Fills in all requested fields, overriding some. */
const filling = (name: string, other: Partial<Record<'code' | Secret, string>>): ChallengeStep => {
  const textsFor = (model: Model): Texts => ({
    ...noTexts,
    [model.channel]: other.code ?? correctTexts[model.channel],
    google: googleFor(model, other.google),
    ...(model.kind === 'payment' && { tradePassword: other.tradePassword ?? correctTexts.tradePassword }),
  });
  return {
    name,
    can: isOpen,
    change: (model) => {
      const typed = textsFor(model);
      Object.assign(model, { texts: typed, typed, problem: null });
      return 'typed';
    },
    act: async (page, model) => {
      for (const factor of factorsOf(model)) await page.type(factor, model.typed[factor]);
    },
  };
};

const later = (name: string, ms: number): ChallengeStep => ({
  name,
  change: (model) => {
    const wasLocked = isLocked(model);
    model.now += ms;
    if (!wasLocked || isLocked(model) || !model.isOpen) return 'passed';
    Object.assign(model, challengeInfo(model));
    return 'the lock ended';
  },
  act: (page) => page.advance(ms),
});

const submitting: ChallengeStep = {
  name: 'submit',
  can: isOpen,
  change: (model) => {
    model.isAttempted = true;
    model.problem = null;
    if (factorsOf(model).some((factor) => !isComplete(model, factor))) return 'missing';
    if (isLocked(model)) return 'nothing is taken';
    const answer = answerTo(model);
    if (answer === 'done') {
      const { isRecovering, texts, unspent } = model;
      if (isRecovering) Object.assign(model, { spent: texts.google, unspent: unspent.filter((code) => code !== texts.google) });
      Object.assign(model, { isOpen: false, code: null, sends: null, failed: { google: null, tradePassword: null } });
      return isRecovering ? 'done by a recovery code' : answer;
    }
    Object.assign(model, { texts: noTexts, isAttempted: false, problem: answer === 'locked' ? null : answer, ...challengeInfo(model) });
    return answer;
  },
  act: (page) => page.submit(),
};

/** Fills in all requested fields and submits. */
const giving = (
  name: string,
  other: Partial<Record<'code' | Secret, string>>,
  can: (model: Model) => boolean = () => true,
): ChallengeStep => {
  const fill = filling(name, other);
  return {
    name: `give ${name}`,
    can: (model) => isOpen(model) && can(model),
    change: (model) => {
      fill.change(model);
      return submitting.change(model);
    },
    act: async (page, model) => {
      await fill.act(page, model);
      await submitting.act(page, model);
    },
  };
};

const steps: readonly ChallengeStep[] = [
  {
    name: 'open',
    can: (model) => !model.isOpen,
    change: (model) => {
      Object.assign(model, {
        isOpen: true,
        isAttempted: false,
        texts: noTexts,
        problem: null,
        sent: null,
        isRecovering: false,
        ...challengeInfo(model),
      });
      return isLocked(model) ? 'locked' : 'opened';
    },
    act: (page) => page.open(),
  },
  {
    name: 'close',
    can: isOpen,
    change: (model) => {
      Object.assign(model, { isOpen: false });
      return 'closed';
    },
    act: (page) => page.close(),
  },
  {
    name: 'send',
    can: isOpen,
    change: (model) => {
      const { code, now } = model;
      const isOngoing = model.sends !== null && now < model.sends.firstAt + hourMs;
      const sends = isOngoing && model.sends ? { ...model.sends, count: model.sends.count + 1 } : { firstAt: now, count: 1 };
      if (code && now < code.sentAt + minuteMs) return 'too soon';
      if (sends.count > maxAttempts) return 'too many';
      const sendsLeft = maxAttempts - sends.count;
      const resendAt = sendsLeft > 0 ? now + minuteMs : Math.max(sends.firstAt + hourMs, now + minuteMs);
      Object.assign(model, { sends, code: { sentAt: now, wrong: 0 }, sent: { resendAt, sendsLeft } });
      return sendsLeft > 0 ? 'sent' : 'the last one was sent';
    },
    act: (page, { channel }) => page.send(channel),
  },
  submitting,
  ...Array.from({ length: 3 }, () => giving('a wrong authenticator code', { google: wrongCode })),
  ...Array.from({ length: 3 }, () => giving('a wrong fund password', { tradePassword: wrongCode }, ({ kind }) => kind === 'payment')),
  {
    name: 'toggle',
    can: (model) => model.isOpen && canRecover(model),
    change: (model) => {
      Object.assign(model, { isRecovering: !model.isRecovering, texts: { ...model.texts, google: '' }, problem: null });
      return model.isRecovering ? 'a recovery code' : 'the authenticator';
    },
    act: (page) => page.toggle(),
  },
  giving('a spent recovery code', { google: used }, ({ isRecovering, spent }) => isRecovering && spent !== null),
  giving('a wrong code', { code: wrongCode }),
  giving('all that is right', {}),
  filling('type part', { code: '12' }),
  later('a minute later', minuteMs),
  later('15 minutes later', lockMs),
];

/** Outcomes that only long sequences of steps are sure to reach. */
const rare = [
  'give a spent recovery code: locked',
  'give a spent recovery code: nothing is taken',
  'send: the last one was sent',
  'send: too many',
];

/** An exchange whose user has an authenticator, a fund password and one channel for codes. */
function guardedExchange(channel: Channel) {
  const exchange = clockedExchange('whale');
  const world = exchange.own.simulation.world();
  const user = userOf(world, personas.whale);
  world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, user), world.now);
  if (channel === 'phone') world.security.changes.removeFactor(fid, 'email', codesOf(world, user), world.now);
  // Removing a factor suspends payments for a day.
  exchange.advance(24 * hourMs);
  return exchange;
}

test(
  'the dialog matches its model of codes, authenticator, fund password, attempts and locks in any sequence of steps',
  async () => {
    const exchanges = { email: guardedExchange('email'), phone: guardedExchange('phone') };
    const visited = await runModel<Model, ChallengePage>({
      steps,
      maxSteps: 120,
      expectSame,
      open: async (choose) => {
        const [channel, kind] = [choose(['email', 'phone'] as const), choose(['payment', 'change'] as const)];
        const exchange = exchanges[channel];
        exchange.advance(2 * hourMs);
        const model: Model = {
          kind,
          channel,
          unspent: exchange.own.simulation.world().security.recovery.renew(fid),
          spent: null,
          codesLeft: 0,
          isRecovering: false,
          now: exchange.now(),
          isOpen: false,
          isAttempted: false,
          texts: noTexts,
          typed: noTexts,
          problem: null,
          tries: { remaining: null, lockedUntil: null },
          code: null,
          sends: null,
          sent: null,
          failed: { google: null, tradePassword: null },
        };
        return { model, page: await openFactorsChallenge(exchange, kind, factorsOf(model)) };
      },
    });
    expect(visited.filter((each) => !rare.includes(each))).toEqual([
      '15 minutes later: passed',
      '15 minutes later: the lock ended',
      'a minute later: passed',
      'close: closed',
      'give a spent recovery code: codeWrong',
      'give a wrong authenticator code: codeWrong',
      'give a wrong authenticator code: locked',
      'give a wrong authenticator code: nothing is taken',
      'give a wrong code: codeExpired',
      'give a wrong code: codeWrong',
      'give a wrong code: nothing is taken',
      'give a wrong fund password: fundPasswordWrong',
      'give a wrong fund password: locked',
      'give a wrong fund password: nothing is taken',
      'give all that is right: codeExpired',
      'give all that is right: done',
      'give all that is right: done by a recovery code',
      'give all that is right: nothing is taken',
      'open: locked',
      'open: opened',
      'send: sent',
      'send: too soon',
      'submit: missing',
      'submit: nothing is taken',
      'toggle: a recovery code',
      'toggle: the authenticator',
      'type part: typed',
    ]);
  },
  modelTimeout,
);
