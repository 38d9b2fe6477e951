import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { inmail } from '@/contract/inmail';
import { $clock, $isVisible, manualClock } from '@/shared/lib';
import { $transport } from './calls';
import { $pauses } from './pauses';
import { query, type QueryOptions } from './query';

const settle = () => new Promise((resolve) => void setTimeout(resolve));
const pause = (status: number, seconds: number) => () => new Response('', { status, headers: { 'retry-after': String(seconds) } });
const unread = (count: number) => () => Response.json({ code: 200, msg: '', data: { countTotal: count } });

/** A query that is requested once; requests are answered in order, the last answer repeats. */
const setUp = (...answers: (() => Response)[]) => open({}, ...answers);

async function open(options: Pick<QueryOptions<typeof inmail.unreadCount>, 'poll'>, ...answers: (() => Response)[]) {
  const opened = createEvent();
  const $params = createStore<{} | null>(null).on(opened, () => ({}));
  const reads = query({ endpoint: inmail.unreadCount, $params, ...options });
  const clock = manualClock(0);
  let requestCount = 0;
  const transport = async () => (answers[requestCount++] ?? answers.at(-1) ?? unread(0))();
  const scope = fork({
    values: [
      [$clock, clock],
      [$transport, transport],
    ],
  });
  await Promise.race([allSettled(opened, { scope }), settle()]);
  return {
    scope,
    clock,
    requestCount: () => requestCount,
    pass: async (ms: number) => {
      clock.advance(ms);
      await settle();
    },
    error: () => scope.getState(reads.$error)?.failure.kind ?? null,
    hasData: () => scope.getState(reads.$data) !== null,
  };
}

test.each([429, 503])('HTTP %i with Retry-After is retried once that time has passed, not before', async (status) => {
  const { requestCount, pass, error, hasData } = await setUp(pause(status, 10), unread(3));
  expect([requestCount(), error()]).toEqual([1, 'http']);
  await pass(9_000);
  expect(requestCount()).toBe(1);
  await pass(1_000);
  expect([requestCount(), error(), hasData()]).toEqual([2, null, true]);
});

test('another refusal restarts the wait; the failure stays until a successful response', async () => {
  const { scope, requestCount, pass, error } = await setUp(pause(429, 5), pause(429, 20), unread(3));
  await pass(5_000);
  expect([requestCount(), error()]).toEqual([2, 'http']);
  expect([...scope.getState($pauses)]).toEqual([[inmail.unreadCount.id, 25_000]]);
  await pass(19_000);
  expect(requestCount()).toBe(2);
  await pass(1_000);
  expect([requestCount(), error(), scope.getState($pauses).size]).toEqual([3, null, 0]);
});

test('polling also waits for the pause, and continues after it', async () => {
  const { requestCount, pass } = await open({ poll: { every: 1_000 } }, unread(1), pause(429, 10), unread(3));
  await pass(1_000);
  expect(requestCount()).toBe(2);
  for (let second = 1; second < 10; second += 1) await pass(1_000);
  expect(requestCount()).toBe(2);
  await pass(1_000);
  expect(requestCount()).toBe(3);
  await pass(1_000);
  expect(requestCount()).toBe(4);
});

test('no timer runs once all pauses have passed', async () => {
  const { clock, requestCount, pass } = await setUp(pause(429, 2), unread(3));
  await pass(60_000);
  expect([requestCount(), clock.pendingTimers()]).toEqual([2, 0]);
});

test('a failure without Retry-After is not retried', async () => {
  const { clock, requestCount } = await setUp(() => new Response('', { status: 503 }));
  expect([requestCount(), clock.pendingTimers()]).toEqual([1, 0]);
});

test('sends nothing while the page is hidden, and retries as soon as it shows', async () => {
  const { scope, requestCount, pass } = await setUp(pause(429, 5), unread(3));
  await allSettled($isVisible, { scope, params: false });
  await pass(60_000);
  expect(requestCount()).toBe(1);
  await allSettled($isVisible, { scope, params: true });
  expect(requestCount()).toBe(2);
});
