import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { inmail } from '@/contract/inmail';
import { markAllRead } from '@/entities/messages';
import { MessagePanel } from './MessagePanel';
import { mount } from '@tests/support/app/mount';
import { offline, openScope, settled, type ScopeOptions } from '@tests/support/app/scope';

async function openPanel(
  opening: ScopeOptions = { persona: 'trader' },
  prepare: (page: Awaited<ReturnType<typeof openScope>>) => void = () => {},
) {
  const page = await openScope(opening);
  prepare(page);
  const i18n = createI18n({ locale: 'en_US', zone: 'UTC' });
  await i18n.loadNamespaces('common', 'messages');
  const { place, press } = mount(
    <Provider value={page.scope}>
      <I18nProvider i18n={i18n}>
        <MessagePanel onLeave={() => {}} />
      </I18nProvider>
    </Provider>,
  );
  await act(settled);
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return { ...page, place, all, texts, press };
}

const tab = (place: HTMLElement, name: string) =>
  act(async () => {
    [...place.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === name)?.click();
    await settled();
  });

test('[R-MSG-01] the message centre has tabs, parts of a module to choose from, today and earlier, and a way to mark everything read', async () => {
  const { place, texts } = await openPanel();
  expect(texts('[role=tab]')).toEqual(['All', 'Announcement', 'System', 'Quotes', 'Trade']);
  expect(texts('h2')).toEqual(['Messages']);
  expect(texts('h3')).toEqual(['Today', 'Earlier']);
  expect(texts('button')).toContain('Mark all as read');
  expect(place.querySelector('[role=group]')).toBeNull();
  await tab(place, 'Quotes');
  expect(texts('[role=group] button')).toEqual(['All types', 'Price alerts', 'Price moves']);
});

test('[R-MSG-07] an unread message carries a dot and says so', async () => {
  const { all, scope } = await openPanel();
  const unread = all('li').filter(({ textContent }) => textContent?.startsWith('Unread '));
  expect(unread.length).toBeGreaterThan(0);
  expect(unread.every((row) => row.querySelector('[class*=dot]'))).toBe(true);
  await act(() => allSettled(markAllRead.submitted, { scope }));
  expect(all('li').filter((row) => row.textContent?.startsWith('Unread ') || row.querySelector('[class*=dot]'))).toEqual([]);
});

test("[R-MSG-15] today's messages tell the time alone, older ones the date too", async () => {
  const { all } = await openPanel();
  const times = all('section').map((section) => [...section.querySelectorAll('time')].map(({ textContent }) => textContent ?? ''));
  expect(times[0]?.length).toBeGreaterThan(0);
  expect(times[0]?.every((time) => /^\d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
  expect(times[1]?.every((time) => /^2026-01-0\d \d{2}:\d{2}:\d{2}$|^2025-12-\d\d \d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
});

test('[R-MSG-08] only what has somewhere to lead can be pressed', async () => {
  const { all } = await openPanel();
  const pressable = all('li').filter((row) => row.querySelector('a, button'));
  expect(pressable.length).toBeGreaterThan(0);
  expect(pressable.length).toBeLessThan(all('li').length);
});

test('[R-MSG-10] a message that cannot be understood looks like any other, and nothing opens', async () => {
  const { all } = await openPanel({ persona: 'trader', scenario: 'message-broken' });
  const [first, second] = all('li');
  for (const row of [first, second]) {
    expect(row?.querySelector('a')).toBeNull();
    expect(row?.querySelector('button')).not.toBeNull();
  }
});

test('what cannot be loaded says why, and is there after another try', async () => {
  const { intercept, texts, place, all } = await openPanel({ persona: 'trader' }, (page) =>
    page.intercept(inmail.messageList.path, offline),
  );
  expect(place.textContent).toContain('No internet connection. Check your network and try again.');
  intercept(inmail.messageList.path, null);
  await act(async () => {
    all('button')
      .find(({ textContent }) => textContent === 'Try again')
      ?.click();
    await settled();
  });
  expect(texts('li')).toHaveLength(10);
  expect(place.textContent).not.toContain('No connection');
});

test('a further page that cannot be loaded leaves what is there, and another try goes on where it stopped', async () => {
  const { intercept, all } = await openPanel();
  const pressText = (text: string) =>
    act(async () => {
      all('button')
        .find(({ textContent }) => textContent?.startsWith(text))
        ?.click();
      await settled();
    });
  intercept(inmail.messageList.path, offline);
  await pressText('Show more');
  expect(all('li')).toHaveLength(10);
  intercept(inmail.messageList.path, null);
  await pressText('Try again');
  expect(all('li')).toHaveLength(20);
  await pressText('Show more');
  expect(all('li')).toHaveLength(30);
});

test('[R-EMPTY-01] who has no message is told so, and otherwise where a kind was chosen', async () => {
  const { place, texts } = await openPanel({ persona: 'newUser', scenario: 'inbox-empty' });
  expect(texts('p')[0]).toBe('No messages yet');
  await tab(place, 'Trade');
  expect(texts('p')[0]).toBe('No messages of this type');
});

test('the popover holds fifty messages and leads to the page for older ones', async () => {
  const { all, place } = await openPanel({ persona: 'vip' });
  const more = () => all('button').find(({ textContent }) => textContent?.startsWith('Show more'));
  while (more()) {
    await act(async () => {
      more()?.click();
      await settled();
    });
  }
  expect(all('li')).toHaveLength(50);
  expect(place.textContent).toContain('Older messages are on the messages page');
  expect(screen.getByRole('link', { name: 'View all messages' })).toBeTruthy();
});

test('the middle button, which opens a message in a new tab, marks it read', async () => {
  const { all } = await openPanel();
  const row = () => all('li').find((message) => message.querySelector('a'));
  expect(row()?.textContent).toMatch(/^Unread /);
  await act(async () => {
    row()
      ?.querySelector('a')
      ?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
    await settled();
  });
  expect(row()?.textContent).not.toMatch(/^Unread /);
});

test('an empty inbox does not offer to mark everything read', async () => {
  const { texts } = await openPanel({ persona: 'newUser', scenario: 'inbox-empty' });
  expect(texts('button')).not.toContain('Mark all as read');
});
