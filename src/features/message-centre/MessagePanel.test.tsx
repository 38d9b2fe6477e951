import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { inmail } from '@/contract/inmail';
import { markAllRead } from '@/entities/messages';
import { MessagePanel } from './MessagePanel';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { offline } from '@tests/support/app/scope';

async function openPanel(options: RenderOptions = {}) {
  const page = await renderApp(<MessagePanel onLeave={() => {}} />, { as: 'trader', ...options });
  const press = async (target: HTMLElement) => {
    await page.user.click(target);
    await page.advance();
  };
  const pressButton = (name: string | RegExp) => press(screen.getByRole('button', { name }));
  const chooseTab = (name: string) => press(screen.getByRole('tab', { name }));
  return { ...page, pressButton, chooseTab };
}

const messageOf = (id: number) => ({
  id,
  title: `Message ${id}`,
  content: '',
  createdTime: id,
  read: true,
  hasLink: false,
  bizType: 221,
  moduleCode: 2,
  submoduleCode: 0,
  jumpLink: '',
  supportCode: '',
  dataJson: '{}',
});
const messages = () => screen.queryAllByRole('listitem');
const isUnread = (message: HTMLElement) => message.textContent?.startsWith('Unread ');

test('[R-MSG-01] the message centre has tabs, sub-module filters, today and earlier, and a button to mark all as read', async () => {
  const { chooseTab } = await openPanel();
  expect(textsOf('tab')).toEqual(['All', 'Announcement', 'System', 'Quotes', 'Trade']);
  expect(textsOf('heading', { level: 2 })).toEqual(['Messages']);
  expect(textsOf('heading', { level: 3 })).toEqual(['Today', 'Earlier']);
  expect(textsOf('button')).toContain('Mark all as read');
  expect(screen.queryByRole('group')).toBeNull();
  await chooseTab('Quotes');
  const types = [...screen.getByRole('group').querySelectorAll('button')];
  expect(types.map(({ textContent }) => textContent)).toEqual(['All types', 'Price alerts', 'Price moves']);
});

test('[R-MSG-07] an unread message has a dot with a text alternative', async () => {
  const { scope } = await openPanel();
  const unread = messages().filter(isUnread);
  expect(unread.length).toBeGreaterThan(0);
  expect(unread.every((row) => row.querySelector('[class*=dot]'))).toBe(true);
  await act(() => allSettled(markAllRead.submitted, { scope }));
  expect(messages().filter((row) => isUnread(row) || row.querySelector('[class*=dot]'))).toEqual([]);
});

test("[R-MSG-15] today's messages show the time only, older ones also the date", async () => {
  const { container } = await openPanel();
  const times = [...container.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('time')].map(({ textContent }) => textContent ?? ''),
  );
  expect(times[0]?.length).toBeGreaterThan(0);
  expect(times[0]?.every((time) => /^\d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
  expect(times[1]?.every((time) => /^01-0\d \d{2}:\d{2}:\d{2}$|^2025-12-\d\d \d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
});

test('[R-MSG-08] only messages with a link can be pressed', async () => {
  await openPanel({
    prepare: ({ exchange }) => {
      const world = exchange.simulation.world();
      world.inbox.write({ owner: 8_800_102, notice: 'maintenance', at: world.now, values: { coin: 'SOL' } });
    },
  });
  const pressable = messages().filter((row) => within(row).queryByRole('link') ?? within(row).queryByRole('button'));
  expect(pressable.length).toBeGreaterThan(0);
  expect(pressable.length).toBeLessThan(messages().length);
});

test('the panel shows at most fifty of 100,000 messages, and refers to the page for the others', async () => {
  const total = 100_000;
  const { pressButton } = await openPanel({
    prepare: ({ intercept }) =>
      intercept(inmail.messageList.path, async (request) => {
        const { pageNum, pageSize }: { pageNum: number; pageSize: number } = await request.json();
        const list = Array.from({ length: pageSize }, (_, index) => messageOf(total - (pageNum - 1) * pageSize - index));
        return Response.json({ code: 200, msg: '', data: { list, totalCount: total } });
      }),
  });
  expect(messages()).toHaveLength(10);
  for (let shown = 20; shown <= 50; shown += 10) {
    await pressButton('Show more');
    expect(messages()).toHaveLength(shown);
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText('Older messages are on the messages page')).toBeDefined();
});

test('[R-MSG-10] a message with unparsable data looks like any other but opens nothing', async () => {
  await openPanel({ scenario: 'message-broken' });
  for (const row of messages().slice(0, 2)) {
    expect(within(row).queryByRole('link')).toBeNull();
    expect(within(row).getByRole('button')).toBeDefined();
  }
});

test('a failed load shows the reason and can be retried', async () => {
  const { intercept, pressButton } = await openPanel({ prepare: (page) => page.intercept(inmail.messageList.path, offline) });
  const reason = 'The exchange can’t be reached. Check your connection and try again.';
  expect(screen.getByText(reason)).toBeDefined();
  intercept(inmail.messageList.path, null);
  await pressButton('Try again');
  expect(messages()).toHaveLength(10);
  expect(screen.queryByText(reason)).toBeNull();
});

test('a failed further page keeps the loaded messages, and a retry continues from there', async () => {
  const { intercept, pressButton } = await openPanel();
  intercept(inmail.messageList.path, offline);
  await pressButton(/^Show more/);
  expect(messages()).toHaveLength(10);
  intercept(inmail.messageList.path, null);
  await pressButton('Try again');
  expect(messages()).toHaveLength(20);
  await pressButton(/^Show more/);
  expect(messages()).toHaveLength(30);
});

test('[R-EMPTY-01] the empty state of a filtered list differs from that of an empty inbox', async () => {
  const { chooseTab } = await openPanel({ as: 'newUser', scenario: 'inbox-empty' });
  expect(screen.getByText('No messages yet')).toBeDefined();
  await chooseTab('Trade');
  expect(screen.getByText('No messages of this type')).toBeDefined();
});

test('the popover shows up to fifty messages and links to the page for older ones', async () => {
  const { pressButton } = await openPanel({ as: 'vip' });
  while (screen.queryByRole('button', { name: /^Show more/ })) await pressButton(/^Show more/);
  expect(messages()).toHaveLength(50);
  expect(screen.getByText(/Older messages are on the messages page/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'View all messages' })).toBeDefined();
});

test('a middle click, which opens a message in a new tab, marks it as read', async () => {
  const { user, advance } = await openPanel();
  const row = () => messages().find((message) => within(message).queryByRole('link')) ?? expect.fail('no message has a link');
  expect(isUnread(row())).toBe(true);
  await user.pointer({ keys: '[MouseMiddle]', target: within(row()).getByRole('link') });
  await advance();
  expect(isUnread(row())).toBe(false);
});

test('an empty inbox has no button to mark all as read', async () => {
  await openPanel({ as: 'newUser', scenario: 'inbox-empty' });
  expect(textsOf('button')).not.toContain('Mark all as read');
});
