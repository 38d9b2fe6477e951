import { allSettled, createEvent, fork } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $clock, manualClock } from '@/shared/lib';
import { settled } from '@tests/support/app/scope';
import { adapters } from './adapters';
import type { ChatClient, ChatNews } from './client';
import { $loadChat, createLine, scriptAttempts, scriptRetryMs } from './line';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const restarted = createEvent();
const lines = adapters.map((adapter) => ({ adapter, line: createLine(adapter, { restartOn: restarted }) }));
type Example = (typeof lines)[number];

/** A line whose script and vendor do as they are told. */
function openLine({ adapter, line }: Example) {
  const clock = manualClock();
  const vendor = { isFailing: false, isReady: false, report: (_: ChatNews): void => {}, loads: 0, opens: 0 };
  const client: ChatClient = {
    isReady: () => vendor.isReady,
    open: () => void (vendor.opens += 1),
    follow: (report) => {
      vendor.report = report;
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
    want: () => Promise.race([allSettled(line.wanted, { scope, params: 'https://chat.example/widget.js' }), settled()]),
    restart: () => allSettled(restarted, { scope }),
    read: () => allSettled(line.unreadReset, { scope }),
    advance: async (ms: number) => {
      clock.advance(ms);
      await settled();
    },
    waiting: () => clock.waiting(),
  };
}
type Page = ReturnType<typeof openLine>;
const [desk = expect.fail()] = lines;

test('[R-CS-05] [R-CSERR-01] a script that fails is loaded three times, 2 s apart, and then given up and logged', async () => {
  const page = openLine(desk);
  page.vendor.isFailing = true;
  await page.want();
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
    await inTime.want();
    for (let at = 0; at < within - every; at += every) await inTime.advance(every);
    expect(inTime.status()).toBe('loaded');
    inTime.vendor.isReady = true;
    await inTime.advance(every);
    expect([inTime.status(), inTime.waiting()]).toEqual(['ready', 0]);

    const late = openLine(example);
    await late.want();
    for (let at = 0; at <= within; at += every) await late.advance(every);
    late.vendor.isReady = true;
    await late.advance(every);
    expect([late.status(), late.waiting()]).toEqual(['failed', 0]);
  },
);

test('[R-CS-02] a line is ready, loaded, has an unread count and a last message', async () => {
  const page = openLine(desk);
  expect(page.state()).toEqual({ ready: false, loaded: false, unreadCount: 0, lastMessage: '' });
  page.vendor.isReady = true;
  await page.want();
  page.vendor.report({ unreadCount: 3, lastMessage: 'Hello' });
  expect(page.state()).toEqual({ ready: true, loaded: true, unreadCount: 3, lastMessage: 'Hello' });
});

interface Model {
  status: 'idle' | 'loading' | 'loaded' | 'ready' | 'failed';
  isFailing: boolean;
  isVendorReady: boolean;
  /** Attempts so far, and the time until the next; checks so far, and the time until the next. */
  attempts: number;
  checks: number;
  nextIn: number;
  unread: number;
}

const visited = new Set<string>();

function load(model: Model) {
  model.attempts += 1;
  if (!model.isFailing) {
    Object.assign(model, { status: 'loaded', checks: 0 });
    check(model);
  } else if (model.attempts === scriptAttempts) model.status = 'failed';
  else Object.assign(model, { status: 'loading', nextIn: scriptRetryMs });
}
let poll: Example['adapter']['readyPoll'] = desk.adapter.readyPoll;
function check(model: Model) {
  model.checks += 1;
  model.nextIn = poll.every;
  if (model.isVendorReady) model.status = 'ready';
  else if (model.checks > poll.within / poll.every) model.status = 'failed';
}
function pass(model: Model, ms: number) {
  if (!isUnderWay(model.status)) return;
  model.nextIn -= ms;
  if (model.nextIn > 0) return;
  if (model.status === 'loading') load(model);
  else check(model);
}

const step = (name: string, can: (model: Model) => boolean, change: (model: Model) => void, act: (page: Page, model: Model) => unknown) =>
  fc.constant({
    check: (model: Readonly<Model>) => can(model),
    run: async (model: Model, page: Page) => {
      const before = model.status;
      change(model);
      visited.add(`${before} -> ${model.status}`);
      await act(page, model);
      expect([page.status(), page.state().unreadCount]).toEqual([model.status, model.unread]);
    },
    toString: () => name,
  });
const always = () => true;
const isUnderWay = (status: Model['status']) => status === 'loading' || status === 'loaded';

const steps = [
  step(
    'want',
    always,
    (model) => {
      if (model.status === 'idle') load(Object.assign(model, { attempts: 0 }));
    },
    (page) => page.want(),
  ),
  step(
    'restart',
    always,
    (model) => {
      if (model.status === 'failed') model.status = 'idle';
    },
    (page) => page.restart(),
  ),
  step(
    'the script fails or loads from now on',
    always,
    (model) => void (model.isFailing = !model.isFailing),
    ({ vendor }, { isFailing }) => Object.assign(vendor, { isFailing }),
  ),
  step(
    'the vendor is ready',
    (model) => !model.isVendorReady,
    (model) => void (model.isVendorReady = true),
    ({ vendor }) => Object.assign(vendor, { isReady: true }),
  ),
  step(
    'news',
    (model) => model.status === 'ready',
    (model) => void (model.unread += 60),
    ({ vendor }, { unread }) => vendor.report({ unreadCount: unread, lastMessage: 'news' }),
  ),
  step(
    'read',
    always,
    (model) => void (model.unread = 0),
    (page) => page.read(),
  ),
  // Until the next attempt or check, so that no two fall into one step.
  step(
    'wait',
    ({ status }) => isUnderWay(status),
    (model) => pass(model, model.status === 'loading' ? scriptRetryMs : poll.every),
    (page) => page.advance(page.status() === 'loading' ? scriptRetryMs : page.adapter.readyPoll.every),
  ),
  step(
    'wait for the end of it',
    ({ status }) => isUnderWay(status),
    (model) => {
      while (isUnderWay(model.status)) pass(model, model.nextIn);
    },
    async (page) => {
      while (isUnderWay(page.status())) await page.advance(page.status() === 'loading' ? scriptRetryMs : page.adapter.readyPoll.every);
    },
  ),
];

test('a line does what its model says, whatever happens in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lines), fc.commands(steps, { maxCommands: 40, size: 'max' }), async (example, commands) => {
      poll = example.adapter.readyPoll;
      const model: Model = { status: 'idle', isFailing: false, isVendorReady: false, attempts: 0, checks: 0, nextIn: 0, unread: 0 };
      await fc.asyncModelRun(() => ({ model, real: openLine(example) }), commands);
    }),
    { numRuns: 100 },
  );
  expect([...visited].toSorted()).toEqual([
    'failed -> failed',
    'failed -> idle',
    'idle -> idle',
    'idle -> loaded',
    'idle -> loading',
    'idle -> ready',
    'loaded -> failed',
    'loaded -> loaded',
    'loaded -> ready',
    'loading -> failed',
    'loading -> loaded',
    'loading -> loading',
    'loading -> ready',
    'ready -> ready',
  ]);
}, 120_000);
