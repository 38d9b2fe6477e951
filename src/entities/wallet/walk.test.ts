import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { web3 } from '@/contract/web3';
import { assets, WalletHeaderGate } from '.';
import { offline, openScope, respondWithCode } from '@tests/support/app/scope';

const secondMs = 1000;
const data = web3.accountData.path;
const answers = { ready: null, busy: respondWithCode(50011), offline } as const;

interface Model {
  now: number;
  answer: keyof typeof answers;
  calls: number;
  retries: number;
  retryAt: number | null;
  pollAt: number | null;
  hasData: boolean;
  /** Whether a failure is shown. */
  isFailed: boolean;
}

/** Transitions that all runs together have gone through. */
const visited = new Set<string>();

/** One call at the present time, and what comes of it. */
function ask(model: Model, how: 'retry' | 'poll' | 'person'): void {
  model.calls += 1;
  if (how !== 'retry') model.retries = 0;
  if (how === 'person') model.isFailed = false;
  model.retryAt = null;
  if (model.answer === 'ready') Object.assign(model, { hasData: true, isFailed: false, retries: 0 });
  else if (model.answer === 'busy' && model.retries < 8) {
    model.retries += 1;
    model.retryAt = model.now + 2 * secondMs;
  } else model.isFailed = true;
  // Only what has been read once is renewed by itself.
  model.pollAt = model.hasData ? model.now + 30 * secondMs : null;
  visited.add(`${how}: ${model.retryAt !== null ? 'try again' : model.answer === 'busy' ? 'given up' : model.answer}`);
}

/** The balance as a page sees it. */
async function openBalance() {
  const page = await openScope({ as: 'web3Wallet' });
  await allSettled(WalletHeaderGate.open, { scope: page.scope, params: {} });
  const { scope, requests, clock, intercept } = page;
  const first = requests.filter((call) => call.endsWith(data)).length;
  return {
    answer: (answer: Model['answer']) => intercept(data, answers[answer]),
    refresh: () => allSettled(assets.refetched, { scope }),
    later: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += secondMs) {
        clock.advance(secondMs);
        await allSettled(scope);
      }
    },
    close: async () => {
      await allSettled(WalletHeaderGate.close, { scope });
      return clock.waiting();
    },
    shown: () => ({
      calls: requests.filter((call) => call.endsWith(data)).length - first,
      hasData: scope.getState(assets.$latest) !== null,
      isFailed: scope.getState(assets.$error) !== null,
    }),
  };
}
type Balance = Awaited<ReturnType<typeof openBalance>>;

const step = (name: string, change: (model: Model) => void, act: (page: Balance) => unknown) =>
  fc.constant({
    check: () => true,
    run: async (model: Model, page: Balance) => {
      change(model);
      await act(page);
      const { calls, hasData, isFailed } = model;
      expect(page.shown()).toEqual({ calls, hasData, isFailed });
    },
    toString: () => name,
  });

const answering = (answer: Model['answer']) =>
  step(
    answer,
    (model) => {
      model.answer = answer;
    },
    (page) => page.answer(answer),
  );
const later = (seconds: number) =>
  step(
    `wait ${seconds}`,
    (model) => {
      const end = model.now + seconds * secondMs;
      for (;;) {
        const next = Math.min(model.retryAt ?? Infinity, model.pollAt ?? Infinity);
        if (next > end) break;
        model.now = next;
        ask(model, next === model.retryAt ? 'retry' : 'poll');
      }
      model.now = end;
    },
    (page) => page.later(seconds * secondMs),
  );

const steps = [
  answering('ready'),
  answering('busy'),
  answering('busy'),
  answering('offline'),
  step(
    'refresh',
    (model) => ask(model, 'person'),
    (page) => page.refresh(),
  ),
  later(1),
  later(2),
  later(7),
  later(31),
];

test('[R-WEB3-06] [R-WEB3-07] the balance is asked for as its model says, whatever the exchange answers and whenever somebody refreshes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25, size: 'max' }), async (commands) => {
      const page = await openBalance();
      const model: Model = {
        now: 0,
        answer: 'ready',
        calls: 0,
        retries: 0,
        retryAt: null,
        pollAt: 30 * secondMs,
        hasData: true,
        isFailed: false,
      };
      await fc.asyncModelRun(() => ({ model, real: page }), commands);
      expect(await page.close()).toBe(0);
    }),
    { numRuns: 100 },
  );
  expect([...visited].toSorted()).toEqual([
    'person: offline',
    'person: ready',
    'person: try again',
    'poll: offline',
    'poll: ready',
    'poll: try again',
    'retry: given up',
    'retry: offline',
    'retry: ready',
    'retry: try again',
  ]);
}, 120_000);
