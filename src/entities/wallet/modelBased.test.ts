import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { web3 } from '@/contract/web3';
import { assets, WalletHeaderGate } from '.';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
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
  /** Whether a failure is displayed. */
  isFailed: boolean;
}

/** Models one call at the current time and returns its outcome. */
function ask(model: Model, how: 'retry' | 'poll' | 'refresh'): string {
  model.calls += 1;
  if (how !== 'retry') model.retries = 0;
  if (how === 'refresh') model.isFailed = false;
  model.retryAt = null;
  if (model.answer === 'ready') Object.assign(model, { hasData: true, isFailed: false, retries: 0 });
  else if (model.answer === 'busy' && model.retries < 8) {
    model.retries += 1;
    model.retryAt = model.now + 2 * secondMs;
  } else model.isFailed = true;
  // Only data that has been loaded once is polled.
  model.pollAt = model.hasData ? model.now + 30 * secondMs : null;
  return model.retryAt !== null ? 'try again' : model.answer === 'busy' ? 'given up' : model.answer;
}

/** The balance as seen by a page. */
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
      return clock.pendingTimers();
    },
    shown: () => ({
      calls: requests.filter((call) => call.endsWith(data)).length - first,
      hasData: scope.getState(assets.$latest) !== null,
      isFailed: scope.getState(assets.$error) !== null,
    }),
  };
}
type Balance = Awaited<ReturnType<typeof openBalance>>;

const answering = (answer: Model['answer']): Step<Model, Balance> => ({
  name: 'answer',
  detail: answer,
  change: (model) => {
    model.answer = answer;
    return answer;
  },
  act: (page) => page.answer(answer),
});
const later = (seconds: number): Step<Model, Balance> => ({
  name: 'wait',
  detail: `${seconds} s`,
  change: (model) => {
    const end = model.now + seconds * secondMs;
    const calls: string[] = [];
    for (;;) {
      const next = Math.min(model.retryAt ?? Infinity, model.pollAt ?? Infinity);
      if (next > end) break;
      model.now = next;
      const how = next === model.retryAt ? 'retry' : 'poll';
      calls.push(`${how}, ${ask(model, how)}`);
    }
    model.now = end;
    return calls.length > 0 ? calls : 'nothing';
  },
  act: (page) => page.later(seconds * secondMs),
});

const steps: readonly Step<Model, Balance>[] = [
  answering('ready'),
  answering('busy'),
  answering('busy'),
  answering('offline'),
  { name: 'refresh', change: (model) => ask(model, 'refresh'), act: (page) => page.refresh() },
  later(1),
  later(2),
  later(7),
  later(31),
];

test(
  '[R-WEB3-06] [R-WEB3-07] balance requests match the model for any responses and any refreshes by the user',
  async () => {
    const visited = await runModel<Model, Balance>({
      steps,
      maxSteps: 25,
      open: async () => ({
        page: await openBalance(),
        model: {
          now: 0,
          answer: 'ready',
          calls: 0,
          retries: 0,
          retryAt: null,
          pollAt: 30 * secondMs,
          hasData: true,
          isFailed: false,
        },
      }),
      expectSame: ({ calls, hasData, isFailed }, page) => expect(page.shown()).toEqual({ calls, hasData, isFailed }),
      leave: async (page) => expect(await page.close()).toBe(0),
    });
    expect(visited).toEqual([
      'answer: busy',
      'answer: offline',
      'answer: ready',
      'refresh: offline',
      'refresh: ready',
      'refresh: try again',
      'wait: nothing',
      'wait: poll, offline',
      'wait: poll, ready',
      'wait: poll, try again',
      'wait: retry, given up',
      'wait: retry, offline',
      'wait: retry, ready',
      'wait: retry, try again',
    ]);
  },
  modelTimeout,
);
