import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import type { CallInput } from '@/contract/endpoint';
import { inmail } from '@/contract/inmail';
import { $transport, type Transport } from '.';
import { joinPages } from './joinPages';
import { query } from './query';

type Params = CallInput<typeof inmail.messageList>;

const settle = () => new Promise((resolve) => void setTimeout(resolve));

/** A query whose pages contain one message each, the page number; requests are answered manually. */
function setUp() {
  const open: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const paramsSet = createEvent<number>();
  const reset = createEvent();
  const $params = createStore<Params | null>(null).on(paramsSet, (_, pageNum) => ({ body: { moduleId: 0, pageNum } }));
  const pages = query({
    endpoint: inmail.messageList,
    $params,
    resetOn: reset,
    pages: joinPages({
      isNextPage: ({ body }: Params) => body.pageNum !== 1,
      join: (known, page) => ({ ...page, list: [...known.list, ...page.list] }),
    }),
  });
  const transport: Transport = async (request) => {
    const { pageNum }: { pageNum: number } = await request.json();
    return new Promise<Response>((resolve, reject) =>
      open.push({
        answer: () => resolve(Response.json({ code: 200, msg: '', data: { list: [{ id: pageNum }], totalCount: 9 } })),
        fail: () => reject(new TypeError('down')),
      }),
    );
  };
  const scope = fork({ values: [[$transport, transport]] });
  const run = async (launched: Promise<unknown>) => void (await Promise.race([launched, settle()]));
  return {
    open,
    ask: (page: number) => run(allSettled(paramsSet, { scope, params: page })),
    reset: () => run(allSettled(reset, { scope })),
    answer: async (index: number) => {
      open[index]?.answer();
      await settle();
    },
    fail: async (index: number) => {
      open[index]?.fail();
      await settle();
    },
    ids: () => scope.getState(pages.$data)?.list.map(({ id }) => id) ?? null,
  };
}

test('appends a further page, and keeps the known ones while it is loading or after it fails', async () => {
  const { ask, answer, fail, ids } = setUp();
  await ask(1);
  expect(ids()).toBeNull();
  await answer(0);
  await ask(2);
  expect(ids()).toEqual([1]);
  await answer(1);
  expect(ids()).toEqual([1, 2]);
  await ask(3);
  await fail(2);
  expect(ids()).toEqual([1, 2]);
});

test('the first page replaces all others, and a late response for another page is ignored', async () => {
  const { ask, answer, ids } = setUp();
  await ask(1);
  await answer(0);
  await ask(2);
  await ask(1);
  await answer(2);
  await answer(1);
  expect(ids()).toEqual([1]);
});

test('a page after a reset is not appended to earlier ones', async () => {
  const { ask, reset, answer, ids } = setUp();
  await ask(1);
  await answer(0);
  await ask(2);
  await reset();
  expect(ids()).toBeNull();
  await answer(2);
  expect(ids()).toEqual([2]);
});
