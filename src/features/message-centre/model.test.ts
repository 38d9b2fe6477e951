import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { $unread, allRead } from '@/entities/messages';
import { noticed } from '@/entities/notices';
import { loadSessionFx } from '@/entities/session';
import { $channel, $transport, noChannel } from '@/shared/api';
import { $clock, clockOf } from '@/shared/lib';
import { createMessageList } from './model';

const at = Date.UTC(2026, 0, 5, 8);

async function signedIn(scenario: ScenarioName = 'calm'): Promise<{ scope: Scope; paths: string[] }> {
  const own = openInPage({ source: () => at, startedAt: at, persona: 'trader', scenario, seed: 'test' });
  const paths: string[] = [];
  const transport = (request: Request) => {
    paths.push(new URL(request.url).pathname);
    return own.transport(request);
  };
  const scope = fork({
    values: [
      [$transport, transport],
      [$clock, clockOf(() => at)],
      [$channel, noChannel()],
    ],
  });
  await allSettled(loadSessionFx, { scope, params: {} });
  return { scope, paths };
}

test('[R-MSG-13] a list loads ten messages a page, and more on scroll', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.opened, { scope });
  expect(scope.getState(list.$list)).toHaveLength(10);
  await allSettled(list.moreAsked, { scope });
  expect(scope.getState(list.$list)).toHaveLength(20);
  expect(new Set(scope.getState(list.$list).map(({ id }) => id)).size).toBe(20);
});

test('[R-MSG-13] a list that shows page by page replaces what it showed', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'replace' });
  await allSettled(list.opened, { scope });
  await allSettled(list.pageChosen, { scope, params: 4 });
  expect(scope.getState(list.$list)).toHaveLength(4);
});

test('[R-MSG-09] a click on an unread message with a link marks it read and lowers the total by one, a second click changes nothing', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.opened, { scope });
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
  const { scope, paths } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.opened, { scope });
  const message = scope.getState(list.$list).find(({ hasLink }) => !hasLink);
  expect(message).toBeDefined();
  if (message) await allSettled(list.clicked, { scope, params: message });
  expect(paths).not.toContain('/hk-web/v2/inmail/message/status');
});

test('[R-MSG-10] a message whose data cannot be parsed, or whose link is refused, is only logged', async () => {
  const { scope, paths } = await signedIn('message-broken');
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.opened, { scope });
  for (const message of scope.getState(list.$list).slice(0, 2)) await allSettled(list.clicked, { scope, params: message });
  expect(paths).not.toContain('/hk-web/v2/inmail/message/status');
});

test('[R-MSG-11] [R-MSG-12] mark-all sets the total to zero, loads the list again and says so for two seconds', async () => {
  const { scope, paths } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.opened, { scope });
  const notices: unknown[] = [];
  const { createWatch } = await import('effector');
  createWatch({ unit: noticed, scope, fn: (notice) => notices.push(notice) });
  const loads = () => paths.filter((path) => path.endsWith('/message/list')).length;
  const before = loads();
  await allSettled(allRead, { scope });
  expect(scope.getState($unread)).toBe(0);
  expect(scope.getState(list.$list).every(({ read }) => read)).toBe(true);
  expect(loads()).toBe(before + 1);
  expect(notices).toMatchObject([{ tone: 'success', text: { key: 'messages.operationSuccessful' }, forMs: 2000 }]);
});

test('[R-MSG-17] a tab sends the code of its module, and a sub-module narrows it', async () => {
  const { scope } = await signedIn();
  const list = createMessageList({ paging: 'append' });
  await allSettled(list.opened, { scope });
  await allSettled(list.tabChosen, { scope, params: 'quotes' });
  expect(scope.getState(list.$list).every(({ moduleCode }) => moduleCode === 20)).toBe(true);
  await allSettled(list.subModuleChosen, { scope, params: 9 });
  expect(scope.getState(list.$list).length).toBeGreaterThan(0);
  expect(scope.getState(list.$list).every(({ submoduleCode }) => submoduleCode === 9)).toBe(true);
});
