import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { code } from '@/contract/codes';
import { user } from '@/contract/user';
import { $transport } from './calls';
import { mutation, type MutationOptions } from './mutation';
import { optimistic } from './optimistic';
import { query } from './query';

interface Change {
  readonly operate: 'add' | 'delete';
  readonly tradeId: number;
}

const star = (tradeId: number): Change => ({ operate: 'add', tradeId });
const unstar = (tradeId: number): Change => ({ operate: 'delete', tradeId });
const settle = () => new Promise((resolve) => void setTimeout(resolve));
const success = (data: unknown, msg = '') => Response.json({ code: 200, msg, data });

/** A mutation of favourites whose requests are answered manually in any order, and the favourites query. */
function setUp(options: Partial<MutationOptions<typeof user.saveSpotFavourite, Change>> = {}, isKept = true) {
  const sent: { readonly text: string; readonly answer: (response: Response) => void; readonly fail: () => void }[] = [];
  const reads: ((list: number[]) => void)[] = [];
  const reset = createEvent();
  const opened = createEvent();
  const save = mutation({ endpoint: user.saveSpotFavourite, params: (body: Change) => ({ body }), resetOn: reset, ...options });
  const row = { name: 'test.unsent', schema: z.object({ owner: z.string(), changes: z.array(z.custom<Change>()) }) };
  const stars = optimistic(query({ endpoint: user.spotFavourites, $params: createStore<object | null>(null).on(opened, () => ({})) }), {
    mutation: save,
    outbox: isKept ? { row, $owner: createStore<string | null>('a') } : undefined,
    apply: (list, { operate, tradeId }) => {
      const others = list.filter((id) => id !== tradeId);
      return operate === 'add' ? [...others, tradeId] : others;
    },
  });
  const scope = fork({
    values: [
      [
        $transport,
        async (request: Request) => {
          if (request.method === 'GET') return new Promise<Response>((resolve) => reads.push((list) => resolve(success(list))));
          const form = await request.formData();
          return new Promise<Response>((resolve, reject) =>
            sent.push({
              text: [form.get('operate'), form.get('tradeId')].join(' '),
              answer: resolve,
              fail: () => reject(new TypeError('down')),
            }),
          );
        },
      ],
    ],
  });
  const heard: string[] = [];
  createWatch({ unit: save.done, scope, fn: ({ message }) => heard.push(`done ${message}`) });
  createWatch({ unit: save.failed, scope, fn: ({ error: { failure } }) => heard.push(`failed ${failure.kind}`) });
  const run = async (launched: Promise<unknown>) => Promise.race([launched, settle()]);
  return {
    sent,
    reads,
    heard,
    texts: () => sent.map(({ text }) => text),
    submit: (change: Change) => run(allSettled(save.submitted, { scope, params: change })),
    reset: () => run(allSettled(reset, { scope })),
    /** Opens the list and answers its request. */
    open: async (list: number[]) => {
      await run(allSettled(opened, { scope }));
      reads.shift()?.(list);
      await settle();
    },
    shown: () => scope.getState(stars.$data),
    isPending: () => scope.getState(save.$isPending),
    error: () => scope.getState(save.$error)?.failure ?? null,
  };
}

test('sends a change submitted twice once; it can be repeated after the response', async () => {
  const { sent, submit, isPending, heard } = setUp();
  await submit(star(1));
  await submit(star(1));
  expect([sent.length, isPending()]).toEqual([1, true]);
  sent[0]?.answer(success(null, 'Saved'));
  await settle();
  expect([heard, isPending()]).toEqual([['done Saved'], false]);
  await submit(star(1));
  expect(sent).toHaveLength(2);
});

test('exposes the failure code until the next submit', async () => {
  const { sent, submit, error, heard } = setUp();
  await submit(star(1));
  sent[0]?.answer(Response.json({ code: code.busy.code, msg: 'Busy', data: null }));
  await settle();
  expect([error(), heard]).toEqual([{ kind: 'other', code: code.busy.code, msg: 'Busy' }, ['failed other']]);
  await submit(star(1));
  expect(error()).toBeNull();
});

test('sends changes of different items in parallel, each once', async () => {
  const { submit, texts } = setUp({ key: ({ tradeId }) => tradeId });
  for (const tradeId of [1, 2, 1]) await submit(star(tradeId));
  expect(texts()).toEqual(['add 1', 'add 2']);
});

test('with `sendLast` the last submit is sent after the pending one', async () => {
  const { sent, submit, texts, isPending } = setUp({ key: ({ tradeId }) => tradeId, whilePending: 'sendLast' });
  for (const change of [star(1), unstar(1), star(1), unstar(1)]) await submit(change);
  expect(texts()).toEqual(['add 1']);
  sent[0]?.answer(success(null));
  await settle();
  expect([texts(), isPending()]).toEqual([['add 1', 'delete 1'], true]);
  sent[1]?.answer(success(null));
  await settle();
  expect([sent.length, isPending()]).toEqual([2, false]);
});

test('ignores the response after a reset', async () => {
  const { sent, submit, reset, isPending, heard } = setUp();
  await submit(star(1));
  await reset();
  expect(isPending()).toBe(false);
  sent[0]?.answer(success(null));
  await settle();
  expect(heard).toEqual([]);
});

describe('an optimistic query', () => {
  const keyed = { key: ({ tradeId }: Change) => tradeId, whilePending: 'sendLast' } as const;

  test('shows a change at once, and until the exchange has been read again', async () => {
    const { open, submit, sent, reads, shown } = setUp(keyed);
    await open([7]);
    await submit(star(1));
    expect(shown()).toEqual([7, 1]);
    sent[0]?.answer(success(null));
    await settle();
    expect([shown(), reads.length]).toEqual([[7, 1], 1]);
    reads[0]?.([1, 7, 8]);
    await settle();
    expect(shown()).toEqual([1, 7, 8]);
  });

  test('without an outbox shows a change only once it is made, since a reload could lose it', async () => {
    const { open, submit, sent, shown, isPending } = setUp(keyed, false);
    await open([7]);
    await submit(star(1));
    expect([shown(), isPending()]).toEqual([[7], true]);
    sent[0]?.answer(success(null));
    await settle();
    expect(shown()).toEqual([7, 1]);
  });

  test('rolls back a failed change', async () => {
    const { open, submit, sent, shown } = setUp(keyed);
    await open([7]);
    await submit(unstar(7));
    expect(shown()).toEqual([]);
    sent[0]?.fail();
    await settle();
    expect(shown()).toEqual([7]);
  });

  test('a read from before a change does not undo it', async () => {
    const { open, submit, sent, reads, shown } = setUp(keyed);
    await open([7]);
    await submit(star(1));
    await submit(star(2));
    sent[0]?.answer(success(null));
    await settle();
    expect([shown(), reads.length]).toEqual([[7, 1, 2], 0]);
    sent[1]?.answer(success(null));
    await settle();
    reads[0]?.([7, 1, 2]);
    await settle();
    expect(shown()).toEqual([7, 1, 2]);
  });

  test('shows the last of several changes to one item', async () => {
    const { open, submit, sent, shown } = setUp(keyed);
    await open([7]);
    await submit(star(1));
    await submit(unstar(1));
    expect(shown()).toEqual([7]);
    sent[0]?.answer(success(null));
    await settle();
    expect(shown()).toEqual([7]);
  });
});
