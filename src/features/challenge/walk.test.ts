import { expect, test } from 'vitest';
import { demoCode } from '@fixtures/personas';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { openChallenge, type ChallengePage } from '@tests/support/app/challenge';
import { clockedExchange } from '@tests/support/app/clockedExchange';

const minuteMs = 60_000;
const validMs = 600_000;
const mostTries = 5;
const wrong = '000000';

/** What is to be seen, and what the exchange remembers of the code. */
interface Model {
  isOpen: boolean;
  isAttempted: boolean;
  now: number;
  code: { sentAt: number; wrong: number } | null;
  text: string;
  problem: 'challenge.codeWrong' | 'challenge.codeExpired' | null;
  triesLeft: number | null;
  resendAt: number | null;
}

const isWhole = (text: string) => /^\d{6}$/.test(text);
const triesLeft = ({ code, now }: Model) => (code && now < code.sentAt + validMs ? mostTries - code.wrong : mostTries);

function expectSame(model: Model, page: ChallengePage) {
  expect(page.isOpen()).toBe(model.isOpen);
  if (!model.isOpen) return;
  const { text, resendAt } = model;
  const problem = model.isAttempted && !isWhole(text) ? 'challenge.codeMissing' : model.problem;
  expect(page.shown()).toEqual({ text, resendAt, problem, triesLeft: model.triesLeft });
}

const step = (
  name: string,
  can: (model: Model) => boolean,
  change: (model: Model) => string,
  act: (page: ChallengePage) => Promise<unknown> | void,
): Step<Model, ChallengePage> => ({ name, can, change, act });

const isOpen = (model: Model) => model.isOpen;
const typing = (name: string, text: string) =>
  step(
    name,
    isOpen,
    (model) => {
      Object.assign(model, { text, problem: null });
      return 'typed';
    },
    (page) => page.type(text),
  );
const later = (name: string, ms: number) =>
  step(
    name,
    () => true,
    (model) => {
      model.now += ms;
      return 'passed';
    },
    (page) => page.advance(ms),
  );

const steps = [
  step(
    'open',
    (model) => !model.isOpen,
    (model) => {
      Object.assign(model, { isOpen: true, isAttempted: false, text: '', problem: null, resendAt: null, triesLeft: triesLeft(model) });
      return 'opened';
    },
    (page) => page.open(),
  ),
  step(
    'close',
    isOpen,
    (model) => {
      model.isOpen = false;
      return 'closed';
    },
    (page) => page.close(),
  ),
  step(
    'send',
    isOpen,
    (model) => {
      if (model.code && model.now < model.code.sentAt + minuteMs) return 'too soon';
      model.code = { sentAt: model.now, wrong: 0 };
      model.resendAt = model.now + minuteMs;
      return 'sent';
    },
    (page) => page.send(),
  ),
  step(
    'submit',
    isOpen,
    (model) => {
      const { code, now, text } = model;
      model.problem = null;
      model.isAttempted = true;
      if (!isWhole(text)) return 'missing';
      if (!code || now >= code.sentAt + validMs || code.wrong >= mostTries) model.problem = 'challenge.codeExpired';
      else if (text === demoCode) {
        Object.assign(model, { isOpen: false, code: null });
        return 'done';
      } else {
        code.wrong += 1;
        model.problem = 'challenge.codeWrong';
      }
      Object.assign(model, { text: '', isAttempted: false, triesLeft: triesLeft(model) });
      return model.problem;
    },
    (page) => page.submit(),
  ),
  typing('type part', '12'),
  typing('type wrong', wrong),
  typing('type right', demoCode),
  later('a minute later', minuteMs),
  later('ten minutes later', validMs),
];

test(
  'the dialog shows what its model says, whatever is done in whichever order',
  async () => {
    const exchange = clockedExchange();
    const visited = await runModel<Model, ChallengePage>({
      steps,
      expectSame,
      open: async () => {
        exchange.advance(2 * validMs);
        const page = await openChallenge(exchange);
        const model: Model = {
          isOpen: false,
          isAttempted: false,
          now: exchange.now(),
          code: null,
          text: '',
          problem: null,
          triesLeft: null,
          resendAt: null,
        };
        return { model, page };
      },
    });
    expect(visited).toEqual([
      'a minute later: passed',
      'close: closed',
      'open: opened',
      'send: sent',
      'send: too soon',
      'submit: challenge.codeExpired',
      'submit: challenge.codeWrong',
      'submit: done',
      'submit: missing',
      'ten minutes later: passed',
      'type part: typed',
      'type right: typed',
      'type wrong: typed',
    ]);
  },
  modelTimeout,
);
