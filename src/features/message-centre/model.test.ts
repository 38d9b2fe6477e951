import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { inmail } from '@/contract/inmail';
import { $unread, markAllRead } from '@/entities/messages';
import { toastShown } from '@/entities/toasts';
import { sessionEnded } from '@/entities/session';
import { otherTabChanged } from '@/shared/api';
import type { ScenarioName } from '@mocks/scenarios';
import { createMessageList } from './model';
import { offline, collect, openScope, settled } from '@tests/support/app/scope';

afterEach(() => void vi.restoreAllMocks());

const signedIn = (scenario: ScenarioName = 'calm') => openScope({ as: 'trader', scenario });
const status = inmail.messageStatus.path;
const listPath = inmail.messageList.path;

test('[R-MSG-13] a list loads ten messages a page, and more on scroll', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  expect(scope.getState(list.$list)).toHaveLength(10);
  await allSettled(list.moreRequested, { scope });
  expect(scope.getState(list.$list)).toHaveLength(20);
  expect(new Set(scope.getState(list.$list).map(({ id }) => id)).size).toBe(20);
});

test('[R-MSG-13] a paged list replaces the previous page', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'replace' });
  await allSettled(list.Gate.open, { scope, params: {} });
  await allSettled(list.pageChosen, { scope, params: 4 });
  expect(scope.getState(list.$list)).toHaveLength(4);
});

test('[R-MSG-09] the first click on an unread message with a link marks it as read and decrements the unread total', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const message = scope.getState(list.$list).find(({ hasLink, read }) => hasLink && !read);
  expect(message).toBeDefined();
  if (!message) return;
  const before = scope.getState($unread);
  await allSettled(list.clicked, { scope, params: message });
  expect(scope.getState($unread)).toBe(before - 1);
  const read = scope.getState(list.$list).find(({ id }) => id === message.id);
  expect(read?.read).toBe(true);
  if (read) await allSettled(list.clicked, { scope, params: read });
  expect(scope.getState($unread)).toBe(before - 1);
});

test('[R-MSG-08] a click on a message without a link does nothing', async () => {
  const { scope, requests, exchange } = await signedIn();
  const world = exchange.simulation.world();
  world.inbox.write({ owner: 8_800_102, notice: 'maintenance', at: world.now, values: { coin: 'SOL' } });
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const message = scope.getState(list.$list).find(({ hasLink }) => !hasLink);
  expect(message).toBeDefined();
  if (message) await allSettled(list.clicked, { scope, params: message });
  expect(requests).not.toContain(`POST ${status}`);
});

test('[R-MSG-10] a message whose data cannot be parsed, or whose link is refused, is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { scope, requests } = await signedIn('message-broken');
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const broken = scope.getState(list.$list).slice(0, 2);
  for (const message of broken) await allSettled(list.clicked, { scope, params: message });
  expect(warned.mock.calls).toEqual(broken.map(({ id }) => [expect.stringContaining(`message ${id} leads nowhere`)]));
  expect(requests).not.toContain(`POST ${status}`);
});

test('[R-MSG-11] [R-MSG-12] mark-all sets the total to zero, reloads the list and shows a toast for two seconds', async () => {
  const { scope, requests } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const notices = collect(toastShown, scope);
  const loads = () => requests.filter((call) => call.endsWith('/message/list')).length;
  const before = loads();
  await allSettled(markAllRead.submitted, { scope });
  expect(scope.getState($unread)).toBe(0);
  expect(scope.getState(list.$list).every(({ read }) => read)).toBe(true);
  expect(loads()).toBe(before + 1);
  expect(notices).toMatchObject([{ tone: 'success', text: { key: 'messages.operationSuccessful' }, durationMs: 2000 }]);
});

test('[R-MSG-17] a tab filters by its module, and a sub-module filters further', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  await allSettled(list.tabChosen, { scope, params: 'quotes' });
  expect(scope.getState(list.$list).every(({ moduleCode }) => moduleCode === 20)).toBe(true);
  await allSettled(list.subModuleChosen, { scope, params: 9 });
  expect(scope.getState(list.$list).length).toBeGreaterThan(0);
  expect(scope.getState(list.$list).every(({ submoduleCode }) => submoduleCode === 9)).toBe(true);
});

test('[R-CALL-17] a list is requested by module, sub-module and page, with ten rows', async () => {
  const { scope, intercept, exchange } = await signedIn();
  const list = createMessageList({ paging: 'replace' });
  const bodies: unknown[] = [];
  intercept(listPath, async (request) => {
    bodies.push(await request.clone().json());
    return exchange.transport(request);
  });
  await allSettled(list.Gate.open, { scope, params: {} });
  await allSettled(list.tabChosen, { scope, params: 'trade' });
  await allSettled(list.subModuleChosen, { scope, params: 7 });
  await allSettled(list.pageChosen, { scope, params: 2 });
  expect(bodies).toEqual([
    { moduleId: 0, pageNum: 1, pageSize: 10 },
    { moduleId: 21, pageNum: 1, pageSize: 10 },
    { moduleId: 21, submoduleId: 7, pageNum: 1, pageSize: 10 },
    { moduleId: 21, submoduleId: 7, pageNum: 2, pageSize: 10 },
  ]);
});

test('[R-MSG-09] a message becomes unread again if marking it as read fails', async () => {
  const { scope, intercept } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const message = scope.getState(list.$list).find(({ hasLink, read }) => hasLink && !read) ?? expect.fail('nothing to read');
  intercept(status, offline);
  await allSettled(list.clicked, { scope, params: message });
  expect(scope.getState(list.$list).find(({ id }) => id === message.id)?.read).toBe(false);
});

test('a list with new messages at its top shows no message twice', async () => {
  const { scope, exchange } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const world = exchange.simulation.world();
  for (let count = 0; count < 3; count += 1) world.inbox.write({ owner: 8_800_102, notice: 'coinListed', at: world.now + count });
  for (let page = 2; page <= 4; page += 1) await allSettled(list.moreRequested, { scope });
  const ids = scope.getState(list.$list).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(34);
  expect(scope.getState(list.$hasMore)).toBe(false);
});

test('scrolling requests one page at a time, and none after the last', async () => {
  const { scope, hold, requests } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const release = hold(listPath);
  const asking = [1, 2, 3].map(() => allSettled(list.moreRequested, { scope }));
  await settled();
  release();
  await Promise.all(asking);
  expect(scope.getState(list.$list)).toHaveLength(20);
  for (let more = 0; more < 6; more += 1) await allSettled(list.moreRequested, { scope });
  expect(requests.filter((call) => call === `POST ${listPath}`)).toHaveLength(4);
});

test('a late response for the previous tab does not show in the current one', async () => {
  const { scope, hold, intercept } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.Gate.open, { scope, params: {} });
  const release = hold(listPath);
  const tabChange = allSettled(list.tabChosen, { scope, params: 'trade' });
  await settled();
  intercept(listPath, null);
  const chosen = allSettled(list.tabChosen, { scope, params: 'system' });
  await settled();
  release();
  await Promise.all([tabChange, chosen]);
  expect(scope.getState(list.$list).every(({ moduleCode }) => moduleCode === 1)).toBe(true);
});

test('a list is cleared with its session, and reloaded only while on screen', async () => {
  const { scope, requests } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  const loads = () => requests.filter((call) => call === `POST ${listPath}`).length;
  await allSettled(list.Gate.open, { scope, params: {} });
  await allSettled(otherTabChanged, { scope });
  expect(loads()).toBe(2);
  await allSettled(list.Gate.close, { scope });
  await allSettled(otherTabChanged, { scope });
  expect(loads()).toBe(2);
  await allSettled(sessionEnded, { scope });
  expect([scope.getState(list.$list), scope.getState(list.$total), scope.getState(list.$isLoaded)]).toEqual([[], 0, false]);
});
