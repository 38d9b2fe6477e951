import { allSettled, createEvent, createStore, fork, type Scope, type Store } from 'effector';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { user } from '@/contract/user';
import { $storage, startLazyModels, appStarted, appStopped, memoryStorage, type StorageAdapter } from '@/shared/lib';
import { $transport } from './calls';
import { mutation } from './mutation';
import { keepInOutbox } from './outbox';
import { query } from './query';

/** The params of the queries in these tests; null in every app that does not set them. */
const $params = createStore<object | null>(null);

/** Starts an app and records its favourites calls. */
async function running({ params = null, storage = memoryStorage() }: { params?: object | null; storage?: StorageAdapter }) {
  const calls: string[] = [];
  const transport = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === user.spotFavourites.path) calls.push(request.method);
    return Promise.resolve(Response.json({ code: 200, msg: '', data: [] }));
  };
  const scope = fork({
    values: [
      [$storage, storage],
      [$transport, transport],
      [$params, params],
    ],
  });
  await allSettled(appStarted, { scope });
  const dismiss = startLazyModels(scope);
  onTestFinished(async () => {
    dismiss();
    await allSettled(appStopped, { scope });
  });
  return { scope, calls };
}

/** Waits until new models have started and their requests are answered. */
const begun = (scope: Scope) => allSettled(scope);

test('a query created after its params are set requests once, and not again when more models are created', async () => {
  const { scope, calls } = await running({ params: {} });
  const refetched = createEvent();
  const list = query({ endpoint: user.spotFavourites, $params, refetchOn: [refetched] });
  await begun(scope);
  expect([calls, scope.getState(list.$data)]).toEqual([['GET'], []]);
  query({ endpoint: user.spotFavourites, $params: createStore<object | null>(null) });
  await begun(scope);
  expect(calls).toEqual(['GET']);
  await allSettled(refetched, { scope });
  expect(calls).toEqual(['GET', 'GET']);
});

test.each([
  ['are submitted again by the user who made them', 'a', ['POST']],
  ['of another user are discarded', 'b', []],
])('changes in an outbox created later %s', async (_, owner, expected) => {
  const row = { name: `test.unsentOf.${owner}`, schema: z.object({ owner: z.string(), changes: z.array(z.number()) }) };
  const storage = memoryStorage({ [row.name]: '{"owner":"a","changes":[1009]}' });
  const { scope, calls } = await running({ storage });
  const save = mutation({
    endpoint: user.saveSpotFavourite,
    params: (tradeId: number) => ({ body: { operate: 'add' as const, tradeId } }),
  });
  const $owner: Store<string | null> = createStore(owner);
  keepInOutbox(save, { row, $owner });
  await begun(scope);
  expect(calls).toEqual(expected);
  expect(storage.read(row.name)).toContain('"changes":[]');
});
