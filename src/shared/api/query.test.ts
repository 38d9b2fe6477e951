import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import type { CallInput } from '@/contract/endpoint';
import { config } from '@/contract/config';
import { inmail } from '@/contract/inmail';
import { $clock, $isVisible, cameOnline, manualClock } from '@/shared/lib';
import { $transport } from './calls';
import { otherTabChanged } from './crossTab';
import { query, type QueryOptions } from './query';
import { retried } from './retried';

type MessageParams = CallInput<typeof inmail.messageList>;

const page = (pageNum: number): MessageParams => ({ body: { moduleId: 0, pageNum, pageSize: 10 } });
const settle = () => new Promise((resolve) => void setTimeout(resolve));

/** A query whose requests are answered by hand, in any order; an answer is told by its total. */
function setUp(options: Partial<QueryOptions<typeof inmail.messageList>> = {}) {
  const open: { readonly page: number; readonly answer: (total: number) => void; readonly fail: () => void }[] = [];
  const asked = createEvent<MessageParams | null>();
  const reset = createEvent();
  const changed = createEvent();
  const $params = createStore<MessageParams | null>(null).on(asked, (_, params) => params);
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
    ask: (params: MessageParams | null) => run(allSettled(asked, { scope, params })),
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

test('params are asked for once; their answer stands until other params', async () => {
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

test('a late answer never overwrites a newer one', async () => {
  const { open, ask, read } = setUp();
  await ask(page(1));
  await ask(page(2));
  open[1]?.answer(20);
  await settle();
  open[0]?.answer(10);
  await settle();
  expect(read()).toMatchObject({ data: 20, latest: 20 });
});

test('requests are told apart although their params are one and the same object', async () => {
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

test('asked again, the answer stays until the new one', async () => {
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

test('an error counts for its own params, and goes when they are asked for again', async () => {
  const { open, ask, refetch, read } = setUp();
  await ask(page(1));
  open[0]?.fail();
  await settle();
  expect(read()).toEqual({ data: null, latest: null, isLoading: false, error: 'offline' });
  await refetch();
  expect(read()).toMatchObject({ isLoading: true, error: null });
  await ask(page(2));
  open[1]?.fail();
  await settle();
  expect(read()).toMatchObject({ isLoading: true, error: null });
});

test('nothing is asked while there are no params', async () => {
  const { open, ask, refetch, read } = setUp();
  await refetch();
  expect(open).toHaveLength(0);
  await ask(page(1));
  await ask(null);
  open[0]?.answer(10);
  await settle();
  expect(read()).toMatchObject({ data: null, isLoading: false });
});

test('a reset forgets every answer, also one that is on its way, and asks anew', async () => {
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

test('a reset that changes the params as well makes one request', async () => {
  const reset = createEvent<number>();
  const $params = createStore<MessageParams | null>(null).on(reset, (_, number) => page(number));
  const { open, scope } = setUp({ $params, resetOn: reset });
  void allSettled(reset, { scope, params: 2 });
  await settle();
  expect(open.map(({ page: number }) => number)).toEqual([2]);
});

test('what belongs to a user is read again when another tab has changed something; what is public is not', async () => {
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

test('is asked again once the device is online; what is known, and why nothing is, stay until the answer', async () => {
  const { open, ask, online, read } = setUp();
  await online();
  expect(open).toHaveLength(0);
  await ask(page(1));
  open[0]?.fail();
  await settle();
  await online();
  expect([open.length, read()]).toEqual([2, { data: null, latest: null, isLoading: false, error: 'offline' }]);
  open[1]?.answer(10);
  await settle();
  await online();
  expect([open.length, read()]).toEqual([3, { data: 10, latest: 10, isLoading: false, error: null }]);
});

test('what never changes is asked for once, however often its reader or the connection comes back; a failure is asked for again', async () => {
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
  test('asks so long after every answer, until there are no params', async () => {
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
    expect([open.length, clock.waiting()]).toEqual([2, 0]);
  });

  test('goes on only while the answer says so', async () => {
    const { open, ask, clock } = setUp({ poll: { every: 1000, while: ({ totalCount }) => totalCount < 11 } });
    await ask(page(1));
    for (const total of [10, 11]) {
      open.at(-1)?.answer(total);
      await settle();
      clock.advance(1000);
      await settle();
    }
    expect([open.length, clock.waiting()]).toEqual([2, 0]);
  });

  test('rests while the page is hidden and asks at once when it shows again', async () => {
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

  test('an error stays while the clock alone asks again', async () => {
    const { open, ask, clock, read } = setUp({ poll: { every: 1000 } });
    await ask(page(1));
    open[0]?.fail();
    await settle();
    clock.advance(1000);
    await settle();
    expect([open.length, read().error]).toEqual([2, 'offline']);
    open[1]?.answer(10);
    await settle();
    expect(read()).toMatchObject({ data: 10, error: null });
  });
});

describe('retry', () => {
  test('tries again before a failure counts', async () => {
    const { open, ask, clock, read } = setUp({ retry: retried({ times: 2, ms: 500 }) });
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
    expect([open.length, read().error]).toEqual([3, 'offline']);
  });

  test('a failure that is not worth another try counts at once; other params end the tries', async () => {
    const strict = setUp({ retry: retried({ times: 2, ms: 500, when: ({ failure }) => failure.kind === 'timeout' }) });
    await strict.ask(page(1));
    strict.open[0]?.fail();
    await settle();
    expect(strict.read().error).toBe('offline');

    const { open, ask, clock } = setUp({ retry: retried({ times: 2, ms: 500 }) });
    await ask(page(1));
    open[0]?.fail();
    await settle();
    await ask(null);
    clock.advance(5000);
    await settle();
    expect(open).toHaveLength(1);
  });
});
