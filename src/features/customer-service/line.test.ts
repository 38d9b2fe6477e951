import { allSettled, createEvent, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $clock, manualClock } from '@/shared/lib';
import { settled } from '@tests/support/app/scope';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { adapters } from './adapters';
import type { ChatClient, ChatBadge } from './client';
import { $loadChat, createLine, scriptAttempts, scriptRetryMs } from './line';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const restarted = createEvent();
const lines = adapters.map((adapter) => ({ adapter, line: createLine(adapter, { restartOn: restarted }) }));
type Example = (typeof lines)[number];

/** A line with a controllable script and vendor chat. */
function openLine({ adapter, line }: Example) {
  const clock = manualClock();
  const report: (news: ChatBadge) => void = () => {};
  const vendor = { isFailing: false, isReady: false, report, loads: 0, opens: 0 };
  const client: ChatClient = {
    isReady: () => vendor.isReady,
    open: () => void (vendor.opens += 1),
    subscribe: (listener) => {
      vendor.report = listener;
      return () => {};
    },
  };
  const load = () => {
    vendor.loads += 1;
    return vendor.isFailing ? Promise.reject(new TypeError('down')) : Promise.resolve(client);
  };
  const scope = fork({
    values: [
      [$clock, clock],
      [$loadChat, load],
    ],
  });
  return {
    adapter,
    vendor,
    state: () => scope.getState(line.$state),
    status: () => scope.getState(line.$status),
    requestScript: () => Promise.race([allSettled(line.scriptRequested, { scope, params: 'https://chat.example/widget.js' }), settled()]),
    restart: () => allSettled(restarted, { scope }),
    read: () => allSettled(line.unreadReset, { scope }),
    advance: async (ms: number) => {
      clock.advance(ms);
      await settled();
    },
    waiting: () => clock.pendingTimers(),
  };
}
type Page = ReturnType<typeof openLine>;
const [desk = expect.fail()] = lines;

test('[R-CS-05] [R-CSERR-01] a failing script is tried three times, 2 s apart, then given up and logged', async () => {
  const page = openLine(desk);
  page.vendor.isFailing = true;
  await page.requestScript();
  for (let attempt = 1; attempt < scriptAttempts; attempt += 1) {
    expect([page.vendor.loads, page.status()]).toEqual([attempt, 'loading']);
    await page.advance(scriptRetryMs - 1);
    expect(page.vendor.loads).toBe(attempt);
    await page.advance(1);
  }
  await page.advance(60_000);
  expect([page.vendor.loads, scriptAttempts, scriptRetryMs, page.status()]).toEqual([3, 3, 2000, 'failed']);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('line 3 of customer service could not be loaded');
});

test.each(lines.map((example) => [example.adapter.type, example] as const))(
  '[R-CS-06] line %i is asked whether it is ready every 500 ms for 5 s, or every 100 ms for 3 s',
  async (type, example) => {
    const { every, within } = example.adapter.readyPoll;
    expect([every, within]).toEqual(type === 3 ? [500, 5000] : [100, 3000]);
    const inTime = openLine(example);
    await inTime.requestScript();
    for (let at = 0; at < within - every; at += every) await inTime.advance(every);
    expect(inTime.status()).toBe('loaded');
    inTime.vendor.isReady = true;
    await inTime.advance(every);
    expect([inTime.status(), inTime.waiting()]).toEqual(['ready', 0]);

    const late = openLine(example);
    await late.requestScript();
    for (let at = 0; at <= within; at += every) await late.advance(every);
    late.vendor.isReady = true;
    await late.advance(every);
    expect([late.status(), late.waiting()]).toEqual(['failed', 0]);
  },
);

test('[R-CS-02] a line has a ready and a loaded state, an unread count and a last message', async () => {
  const page = openLine(desk);
  expect(page.state()).toEqual({ ready: false, loaded: false, unreadCount: 0, lastMessage: '' });
  page.vendor.isReady = true;
  await page.requestScript();
  page.vendor.report({ unreadCount: 3, lastMessage: 'Hello' });
  expect(page.state()).toEqual({ ready: true, loaded: true, unreadCount: 3, lastMessage: 'Hello' });
});

interface Model {
  readonly poll: Example['adapter']['readyPoll'];
  status: 'idle' | 'loading' | 'loaded' | 'ready' | 'failed';
  isFailing: boolean;
  isVendorReady: boolean;
  attempts: number;
  checks: number;
  unread: number;
}

const isUnderWay = ({ status }: Model) => status === 'loading' || status === 'loaded';
function load(model: Model) {
  model.attempts += 1;
  if (model.isFailing) model.status = model.attempts === scriptAttempts ? 'failed' : 'loading';
  else check(Object.assign(model, { checks: 0 }));
}
function check(model: Model) {
  model.checks += 1;
  const isLast = model.checks > model.poll.within / model.poll.every;
  model.status = model.isVendorReady ? 'ready' : isLast ? 'failed' : 'loaded';
}
/** Advances to the next attempt or check, so that each step contains at most one. */
const pass = (model: Model) => (model.status === 'loading' ? load(model) : check(model));
const next = (page: Page) => page.advance(page.status() === 'loading' ? scriptRetryMs : page.adapter.readyPoll.every);

/** A step whose outcome is the resulting status. */
const step = (
  name: string,
  change: (model: Model) => void,
  act: (page: Page, model: Model) => unknown,
  can: (model: Model) => boolean = () => true,
): Step<Model, Page> => ({
  name,
  can,
  act,
  change: (model) => {
    change(model);
    return model.status;
  },
});

const steps = [
  step(
    'want',
    (model) => {
      if (model.status === 'idle') load(Object.assign(model, { attempts: 0 }));
    },
    (page) => page.requestScript(),
  ),
  step(
    'restart',
    (model) => {
      if (model.status === 'failed') model.status = 'idle';
    },
    (page) => page.restart(),
  ),
  step(
    'script',
    (model) => {
      model.isFailing = !model.isFailing;
    },
    ({ vendor }, { isFailing }) => Object.assign(vendor, { isFailing }),
  ),
  step(
    'vendor',
    (model) => {
      model.isVendorReady = true;
    },
    ({ vendor }) => Object.assign(vendor, { isReady: true }),
  ),
  step(
    'news',
    (model) => {
      model.unread += 60;
    },
    ({ vendor }, { unread }) => vendor.report({ unreadCount: unread, lastMessage: 'news' }),
    ({ status }) => status === 'ready',
  ),
  step(
    'read',
    (model) => {
      model.unread = 0;
    },
    (page) => page.read(),
  ),
  step('wait', pass, next, isUnderWay),
  step(
    'wait for the end',
    (model) => {
      while (isUnderWay(model)) pass(model);
    },
    async (page) => {
      while (page.status() === 'loading' || page.status() === 'loaded') await next(page);
    },
    isUnderWay,
  ),
];

test(
  'a line matches its model in any sequence of steps',
  async () => {
    const visited = await runModel<Model, Page>({
      steps,
      open: async (choose) => {
        const example = choose(lines);
        const { readyPoll: poll } = example.adapter;
        return {
          model: { poll, status: 'idle', isFailing: false, isVendorReady: false, attempts: 0, checks: 0, unread: 0 },
          page: openLine(example),
        };
      },
      expectSame: ({ status, unread }, page) => expect([page.status(), page.state().unreadCount]).toEqual([status, unread]),
    });
    const all = ['failed', 'idle', 'loaded', 'loading', 'ready'];
    const outcomes = (name: string) => visited.filter((each) => each.startsWith(`${name}: `)).map((each) => each.slice(name.length + 2));
    expect(outcomes('want')).toEqual(['failed', 'loaded', 'loading', 'ready']);
    expect(outcomes('restart')).toEqual(['idle', 'loaded', 'loading', 'ready']);
    expect([outcomes('script'), outcomes('vendor'), outcomes('read')]).toEqual([all, all, all]);
    expect([outcomes('news'), outcomes('wait')]).toEqual([['ready'], ['failed', 'loaded', 'loading', 'ready']]);
    expect(outcomes('wait for the end')).toEqual(['failed', 'ready']);
  },
  modelTimeout,
);
