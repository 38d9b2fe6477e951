import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { user } from '@/contract/user';
import { $isLoggedIn, sessionEnded } from '@/entities/session';
import { memoryStorage, appStarted, storageKeys } from '@/shared/lib';
import { $favouriteContracts, $favouritePairs, $mergeOffer, contractToggled, mergeAccepted, mergeDeclined, pairToggled } from './model';
import { respondWithCode, offline, collect, openScope, settled, type TestScope } from '@tests/support/app/scope';

const pairs = user.spotFavourites.path;
const contracts = user.contractFavourites.path;
const shown = ({ scope }: TestScope) => ({ pairs: scope.getState($favouritePairs), contracts: scope.getState($favouriteContracts) });
const saved = { pairs: [1001, 1002, 1003], contracts: ['btcusdt'] };
const changes = ({ requests }: TestScope) => requests.filter((call) => call.startsWith('POST'));

describe('a visitor', () => {
  test('[R-FAV-02] [R-FAV-04] [R-ROLE-02] adds and removes favourites without sending them to the exchange', async () => {
    const storage = memoryStorage();
    const page = await openScope({ storage });
    for (const tradeId of [1001, 1005, 1001]) await allSettled(pairToggled, { scope: page.scope, params: tradeId });
    await allSettled(contractToggled, { scope: page.scope, params: 'ethusdt' });
    expect(shown(page)).toEqual({ pairs: [1005], contracts: ['ethusdt'] });
    expect(page.requests.filter((call) => call.includes(pairs) || call.includes(contracts))).toEqual([]);
    expect(shown(await openScope({ storage }))).toEqual({ pairs: [1005], contracts: ['ethusdt'] });
  });

  test('[R-FAV-06] [R-STORE-01] pairs and contracts are stored under separate keys', async () => {
    const storage = memoryStorage();
    const { scope } = await openScope({ storage });
    await allSettled(pairToggled, { scope, params: 1005 });
    await allSettled(contractToggled, { scope, params: 'ethusdt' });
    expect(storage.read(storageKeys.spotFavourites.name)).toBe('[1005]');
    expect(storage.read(storageKeys.contractFavourites.name)).toBe('["ethusdt"]');
  });

  test('sees a favourite added in another tab', async () => {
    const storage = memoryStorage();
    const page = await openScope({ storage });
    const other = await openScope({ storage: storage.otherTab() });
    await allSettled(pairToggled, { scope: page.scope, params: 1007 });
    await settled();
    expect(shown(other).pairs).toEqual([1007]);
  });
});

describe('a logged-in user', () => {
  test('[R-FAV-01] [R-FAV-03] has the favourites of the exchange, not those of the browser', async () => {
    const storage = memoryStorage({ [storageKeys.spotFavourites.name]: '[1009]' });
    const page = await openScope({ as: 'trader', storage });
    expect(shown(page)).toEqual(saved);
  });

  test('[R-FAV-02] [R-FAV-03] adds and removes favourites on the exchange, where they survive a reload, and not in the browser', async () => {
    const storage = memoryStorage();
    const page = await openScope({ as: 'trader', storage });
    await allSettled(pairToggled, { scope: page.scope, params: 1009 });
    await allSettled(pairToggled, { scope: page.scope, params: 1002 });
    await allSettled(contractToggled, { scope: page.scope, params: 'btcusdt' });
    const expected = { pairs: [1001, 1003, 1009], contracts: [] };
    expect(shown(page)).toEqual(expected);
    expect(shown(await openScope({ exchange: page.exchange }))).toEqual(expected);
    expect(storage.read(storageKeys.spotFavourites.name)).toBeNull();
  });

  test('[R-FAV-05] [R-CALL-09] a contract is added with status 0 and removed with status 1, in a list of codes', async () => {
    const page = await openScope({ as: 'trader' });
    const sent: unknown[] = [];
    page.intercept(contracts, async (request) => {
      if (request.method === 'POST') sent.push(await request.clone().json());
      return page.exchange.transport(request);
    });
    for (const code of ['ethusdt', 'btcusdt']) await allSettled(contractToggled, { scope: page.scope, params: code });
    expect(sent).toEqual([[{ contractCode: 'ethusdt', status: 0 }], [{ contractCode: 'btcusdt', status: 1 }]]);
  });

  test('a removed contract that the exchange still lists is no favourite', async () => {
    const page = await openScope({ as: 'trader', isOpen: false });
    page.intercept(contracts, () =>
      Promise.resolve(
        Response.json({
          code: 200,
          msg: '',
          data: [
            { contractCode: 'btcusdt', status: 1, userId: 1 },
            { contractCode: 'ethusdt', status: 0, userId: 1 },
          ],
        }),
      ),
    );
    await allSettled(appStarted, { scope: page.scope });
    expect(shown(page).contracts).toEqual(['ethusdt']);
  });

  test('sees a new favourite at once, before the exchange has answered', async () => {
    const page = await openScope({ as: 'trader' });
    const release = page.hold(pairs);
    const toggling = allSettled(pairToggled, { scope: page.scope, params: 1009 });
    await settled();
    expect(shown(page).pairs).toEqual([1001, 1002, 1003, 1009]);
    release();
    await toggling;
    expect(shown(page).pairs).toEqual([1001, 1002, 1003, 1009]);
  });

  test.each([
    ['refuses', respondWithCode(50000)],
    ['cannot be reached', offline],
  ])('sees the change rolled back if the exchange %s', async (_, how) => {
    const page = await openScope({ as: 'trader' });
    for (const path of [pairs, contracts]) page.intercept(path, how);
    await allSettled(pairToggled, { scope: page.scope, params: 1009 });
    await allSettled(pairToggled, { scope: page.scope, params: 1003 });
    await allSettled(contractToggled, { scope: page.scope, params: 'btcusdt' });
    expect({ ...shown(page), pairs: shown(page).pairs.toSorted((a, b) => a - b) }).toEqual(saved);
  });

  test('sees no favourite flicker while several changes are pending', async () => {
    const page = await openScope({ as: 'trader' });
    const seen = collect($favouritePairs, page.scope);
    const release = page.hold(pairs);
    const toggling = [1009, 1010, 1011].map((tradeId) => allSettled(pairToggled, { scope: page.scope, params: tradeId }));
    await settled();
    release();
    await Promise.all(toggling);
    expect(seen.every((list, at) => at === 0 || list.length >= (seen[at - 1]?.length ?? 0))).toBe(true);
    expect(shown(page).pairs).toEqual([1001, 1002, 1003, 1009, 1010, 1011]);
    expect(changes(page)).toHaveLength(3);
  });

  test('a list requested before a change does not undo it', async () => {
    const page = await openScope({ as: 'trader', isOpen: false });
    const release = page.hold(pairs);
    const opening = allSettled(appStarted, { scope: page.scope });
    await settled();
    page.intercept(pairs, null);
    await Promise.race([allSettled(pairToggled, { scope: page.scope, params: 1009 }), settled()]);
    release();
    await opening;
    expect(shown(page).pairs).toEqual([1001, 1002, 1003, 1009]);
  });

  test('loses all favourites when the session ends', async () => {
    const page = await openScope({ as: 'trader' });
    await allSettled(sessionEnded, { scope: page.scope });
    expect(page.scope.getState($isLoggedIn)).toBe(false);
    expect(shown(page)).toEqual({ pairs: [], contracts: [] });
  });
});

test('a change interrupted by a reload is sent after it', async () => {
  const storage = memoryStorage();
  const page = await openScope({ as: 'trader', storage });
  page.intercept(pairs, () => new Promise(() => {}));
  page.intercept(contracts, () => new Promise(() => {}));
  void allSettled(pairToggled, { scope: page.scope, params: 1009 });
  void allSettled(contractToggled, { scope: page.scope, params: 'ethusdt' });
  await settled();
  const reloaded = await openScope({ exchange: page.exchange, storage });
  expect(shown(reloaded)).toEqual({ pairs: [1001, 1002, 1003, 1009], contracts: ['btcusdt', 'ethusdt'] });
  expect(shown(await openScope({ exchange: page.exchange })).pairs).toContain(1009);
  expect(JSON.parse(storage.read(storageKeys.unsentSpotFavourites.name) ?? '')).toMatchObject({ changes: [] });
});

test.each(['visitor', 'vip'] as const)('a change interrupted by a reload is not sent for another user: %s', async (other) => {
  const storage = memoryStorage();
  const page = await openScope({ as: 'trader', storage });
  page.intercept(pairs, () => new Promise(() => {}));
  void allSettled(pairToggled, { scope: page.scope, params: 1009 });
  await settled();
  expect(storage.read(storageKeys.unsentSpotFavourites.name)).toContain('1009');
  const next = await openScope({ as: other, storage });
  expect(changes(next)).toEqual([]);
  expect(JSON.parse(storage.read(storageKeys.unsentSpotFavourites.name) ?? '')).toEqual({ owner: '', changes: [] });
});

test('two presses during a pending change leave the state of the last press', async () => {
  const page = await openScope({ as: 'trader' });
  const release = page.hold(pairs);
  const toggling = [1009, 1009].map((tradeId) => allSettled(pairToggled, { scope: page.scope, params: tradeId }));
  await settled();
  expect(shown(page).pairs).toEqual([1001, 1002, 1003]);
  release();
  await Promise.all(toggling);
  expect([shown(page).pairs, changes(page).length]).toEqual([[1001, 1002, 1003], 2]);
});

describe('a visitor’s favourites', () => {
  const storage = () =>
    memoryStorage({ [storageKeys.spotFavourites.name]: '[1001,1009,1010]', [storageKeys.contractFavourites.name]: '["ethusdt"]' });
  const offer = ({ scope }: TestScope) => scope.getState($mergeOffer);

  test('are offered to a user who lacks them, and become theirs', async () => {
    const browserStorage = storage();
    const page = await openScope({ as: 'trader', storage: browserStorage });
    expect(offer(page)).toBe(3);
    await allSettled(mergeAccepted, { scope: page.scope });
    expect(offer(page)).toBe(0);
    expect(shown(await openScope({ exchange: page.exchange }))).toEqual({
      pairs: [1001, 1002, 1003, 1009, 1010],
      contracts: ['btcusdt', 'ethusdt'],
    });
    expect(browserStorage.read(storageKeys.spotFavourites.name)).toBe('[1001]');
  });

  test('stay in the browser if the offer is declined', async () => {
    const browserStorage = storage();
    const page = await openScope({ as: 'trader', storage: browserStorage });
    await allSettled(mergeDeclined, { scope: page.scope });
    expect([offer(page), shown(page).pairs]).toEqual([0, [1001, 1002, 1003]]);
    expect(browserStorage.read(storageKeys.spotFavourites.name)).toBe('[1001,1009,1010]');
  });

  test('are not offered to a visitor, nor before the user’s own favourites are loaded', async () => {
    expect(offer(await openScope({ storage: storage() }))).toBe(0);
    const page = await openScope({ as: 'trader', storage: storage(), isOpen: false });
    page.hold(pairs);
    page.hold(contracts);
    void allSettled(appStarted, { scope: page.scope });
    await settled();
    expect(offer(page)).toBe(0);
  });
});
