import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import type { CallInput } from '@/contract/endpoint';
import { config } from '@/contract/config';
import { inmail } from '@/contract/inmail';
import { $clock, $isVisible, cameOnline, manualClock } from '@/shared/lib';
import { $transport } from './calls';
import { otherTabChanged } from './crossTab';
import { query, type QueryOptions } from './query';
import { retryPolicy } from './retryPolicy';

type MessageParams = CallInput<typeof inmail.messageList>;

const page = (pageNum: number): MessageParams => ({ body: { moduleId: 0, pageNum, pageSize: 10 } });
const settle = () => new Promise((resolve) => void setTimeout(resolve));

/** A query whose requests are answered manually in any order; responses differ by their total. */
function setUp(options: Partial<QueryOptions<typeof inmail.messageList>> = {}) {
  const open: { readonly page: number; readonly answer: (total: number) => void; readonly fail: () => void }[] = [];
  const paramsSet = createEvent<MessageParams | null>();
  const reset = createEvent();
  const changed = createEvent();
  const $params = createStore<MessageParams | null>(null).on(paramsSet, (_, params) => params);
  const list = query({ endpoint: inmail.messageList, $params, refetchOn: [changed], resetOn: reset, ...options });
  const clock = manualClock(0);
  const scope = fork({
    values: [
      [$clock, clock],
      [
        $transport,
        async (request: Request) => {
          const { pageNum }: { pageNum: number } = await request.json();
          return new Promise<Response>((resolve, reject) =>
            open.push({
              page: pageNum,
              answer: (totalCount) => resolve(Response.json({ code: 200, msg: '', data: { list: [], totalCount } })),
              fail: () => reject(new TypeError('down')),
            }),
          );
        },
      ],
    ],
  });
  const run = async (launched: Promise<unknown>) => Promise.race([launched, settle()]);
  return {
    open,
    clock,
    scope,
    list,
    settle,
    ask: (params: MessageParams | null) => run(allSettled(paramsSet, { scope, params })),
    refetch: () => run(allSettled(list.refetched, { scope })),
    change: () => run(allSettled(changed, { scope })),
    reset: () => run(allSettled(reset, { scope })),
    online: () => run(allSettled(cameOnline, { scope })),
    otherTab: () => run(allSettled(otherTabChanged, { scope })),
    read: () => ({
      data: scope.getState(list.$data)?.totalCount ?? null,
      latest: scope.getState(list.$latest)?.totalCount ?? null,
      isLoading: scope.getState(list.$isLoading),
      error: scope.getState(list.$error)?.failure.kind ?? null,
    }),
  };
}

test('params are requested once; their data stays until the params change', async () => {
  const { open, ask, read } = setUp();
  await ask(page(1));
  await ask(page(1));
  expect(open).toHaveLength(1);
  expect(read()).toEqual({ data: null, latest: null, isLoading: true, error: null });
  open[0]?.answer(10);
  await settle();
  expect(read()).toEqual({ data: 10, latest: 10, isLoading: false, error: null });
  await ask(page(2));
  expect(read()).toEqual({ data: null, latest: 10, isLoading: true, error: null });
});

test('a late response never overwrites a newer one', async () => {
  const { open, ask, read } = setUp();
  await ask(page(1));
  await ask(page(2));
  open[1]?.answer(20);
  await settle();
  open[0]?.answer(10);
  await settle();
  expect(read()).toMatchObject({ data: 20, latest: 20 });
});

test('requests with the identical params object are distinguished', async () => {
  const { open, ask, change, read } = setUp();
  const constant = page(1);
  await ask(constant);
  await change();
  expect(open).toHaveLength(2);
  open[1]?.answer(20);
  await settle();
  open[0]?.answer(10);
  await settle();
  expect(read()).toMatchObject({ data: 20, latest: 20 });
});

test('a refetch keeps the data until the new response', async () => {
  const { open, ask, refetch, read } = setUp();
  await ask(page(1));
  open[0]?.answer(10);
  await settle();
  await refetch();
  expect(read()).toMatchObject({ data: 10, isLoading: false });
  open[1]?.answer(11);
  await settle();
  expect(read().data).toBe(11);
});

test('an error belongs to its params, and is cleared when they are requested again', async () => {
  const { open, ask, refetch, read } = setUp();
  await ask(page(1));
  open[0]?.fail();
  await settle();
  expect(read()).toEqual({ data: null, latest: null, isLoading: false, error: 'unreachable' });
  await refetch();
  expect(read()).toMatchObject({ isLoading: true, error: null });
  await ask(page(2));
  open[1]?.fail();
  await settle();
  expect(read()).toMatchObject({ isLoading: true, error: null });
});

test('nothing is requested without params', async () => {
  const { open, ask, refetch, read } = setUp();
  await refetch();
  expect(open).toHaveLength(0);
  await ask(page(1));
  await ask(null);
  open[0]?.answer(10);
  await settle();
  expect(read()).toMatchObject({ data: null, isLoading: false });
});

test('a reset drops all data, including a pending response, and requests again', async () => {
  const { open, ask, reset, read } = setUp();
  await ask(page(1));
  open[0]?.answer(10);
  await settle();
  await reset();
  expect(read()).toEqual({ data: null, latest: null, isLoading: true, error: null });
  await reset();
  open[1]?.answer(11);
  await settle();
  expect(read().data).toBeNull();
  open[2]?.answer(12);
  await settle();
  expect(read().data).toBe(12);
});

test('a reset that also changes the params sends one request', async () => {
  const reset = createEvent<number>();
  const $params = createStore<MessageParams | null>(null).on(reset, (_, number) => page(number));
  const { open, scope } = setUp({ $params, resetOn: reset });
  void allSettled(reset, { scope, params: 2 });
  await settle();
  expect(open.map(({ page: number }) => number)).toEqual([2]);
});

test('user data is reloaded when another tab has changed something; public data is not', async () => {
  const { open, ask, otherTab } = setUp();
  await otherTab();
  expect(open).toHaveLength(0);
  await ask(page(1));
  await otherTab();
  expect(open).toHaveLength(2);

  const requests: string[] = [];
  const opened = createEvent();
  query({ endpoint: config.webConfig, $params: createStore<object | null>(null).on(opened, () => ({})) });
  const down = (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return Promise.reject(new TypeError('down'));
  };
  const scope = fork({ values: [[$transport, down]] });
  await allSettled(opened, { scope });
  await allSettled(otherTabChanged, { scope });
  expect(requests.filter((path) => path === config.webConfig.path)).toHaveLength(1);
});

test('is requested again once the device is online; data and error stay until the response', async () => {
  const { open, ask, online, read } = setUp();
  await online();
  expect(open).toHaveLength(0);
  await ask(page(1));
  open[0]?.fail();
  await settle();
  await online();
  expect([open.length, read()]).toEqual([2, { data: null, latest: null, isLoading: false, error: 'unreachable' }]);
  open[1]?.answer(10);
  await settle();
  await online();
  expect([open.length, read()]).toEqual([3, { data: 10, latest: 10, isLoading: false, error: null }]);
});

test('with `once` data is requested only once, whatever remounts or reconnects; a failure is requested again', async () => {
  const { open, ask, online, read } = setUp({ once: true });
  await ask(page(1));
  await ask(null);
  await ask(page(1));
  expect(open).toHaveLength(1);
  open[0]?.fail();
  await settle();
  await ask(null);
  await ask(page(1));
  expect(open).toHaveLength(2);
  open[1]?.answer(10);
  await settle();
  await ask(null);
  await ask(page(1));
  await online();
  expect(open).toHaveLength(2);
  expect(read()).toEqual({ data: 10, latest: 10, isLoading: false, error: null });
});

describe('polling', () => {
  test('requests at the given interval after every response, until there are no params', async () => {
    const { open, ask, clock } = setUp({ poll: { every: 1000 } });
    await ask(page(1));
    clock.advance(60_000);
    expect(open).toHaveLength(1);
    open[0]?.answer(10);
    await settle();
    clock.advance(999);
    await settle();
    expect(open).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect(open).toHaveLength(2);
    open[1]?.answer(11);
    await settle();
    await ask(null);
    clock.advance(60_000);
    await settle();
    expect([open.length, clock.pendingTimers()]).toEqual([2, 0]);
  });

  test('continues only while the response says so', async () => {
    const { open, ask, clock } = setUp({ poll: { every: 1000, while: ({ totalCount }) => totalCount < 11 } });
    await ask(page(1));
    for (const total of [10, 11]) {
      open.at(-1)?.answer(total);
      await settle();
      clock.advance(1000);
      await settle();
    }
    expect([open.length, clock.pendingTimers()]).toEqual([2, 0]);
  });

  test('pauses while the page is hidden and resumes at once when it shows again', async () => {
    const { open, ask, clock, scope } = setUp({ poll: { every: 1000 } });
    const visible = createEvent<boolean>();
    $isVisible.on(visible, (_, isVisible) => isVisible);
    await ask(page(1));
    open[0]?.answer(10);
    await settle();
    void allSettled(visible, { scope, params: false });
    clock.advance(60_000);
    await settle();
    expect(open).toHaveLength(1);
    void allSettled(visible, { scope, params: true });
    await settle();
    expect(open).toHaveLength(2);
  });

  test('an error stays during polling until a successful response', async () => {
    const { open, ask, clock, read } = setUp({ poll: { every: 1000 } });
    await ask(page(1));
    open[0]?.fail();
    await settle();
    clock.advance(1000);
    await settle();
    expect([open.length, read().error]).toEqual([2, 'unreachable']);
    open[1]?.answer(10);
    await settle();
    expect(read()).toMatchObject({ data: 10, error: null });
  });
});

describe('retry', () => {
  test('retries before a failure counts', async () => {
    const { open, ask, clock, read } = setUp({ retry: retryPolicy({ times: 2, ms: 500 }) });
    await ask(page(1));
    for (const tries of [1, 2]) {
      open.at(-1)?.fail();
      await settle();
      expect(read()).toMatchObject({ isLoading: true, error: null });
      clock.advance(500);
      await settle();
      expect(open).toHaveLength(tries + 1);
    }
    open.at(-1)?.fail();
    await settle();
    clock.advance(5000);
    await settle();
    expect([open.length, read().error]).toEqual([3, 'unreachable']);
  });

  test('a failure not worth retrying counts at once; new params end the retries', async () => {
    const strict = setUp({ retry: retryPolicy({ times: 2, ms: 500, when: ({ failure }) => failure.kind === 'timeout' }) });
    await strict.ask(page(1));
    strict.open[0]?.fail();
    await settle();
    expect(strict.read().error).toBe('unreachable');

    const { open, ask, clock } = setUp({ retry: retryPolicy({ times: 2, ms: 500 }) });
    await ask(page(1));
    open[0]?.fail();
    await settle();
    await ask(null);
    clock.advance(5000);
    await settle();
    expect(open).toHaveLength(1);
  });
});
