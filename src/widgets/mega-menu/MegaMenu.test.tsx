import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { MenuEntries, MenuEntry } from '@/features/menu';
import { MegaMenu } from './MegaMenu';
import { closeDelayMs } from './model';
import { oneColumnUpTo } from './NavDropdown';
import { openTree } from '@tests/support/app/tree';

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label: id,
  href: `/en_US/${id}`,
  badge: null,
  opensNewTab: false,
  isCurrent: false,
  ...more,
});
const group = (id: string, count: number): MenuEntries => ({
  id,
  label: id,
  entries: Array.from({ length: count }, (_, index) => entry(`${id}${index}`)),
});

const openMenu = (groups: readonly MenuEntries[]) => openTree(<MegaMenu groups={groups} />);
const panel = (place: HTMLElement) => place.querySelector('[data-panel]');
const button = (place: HTMLElement, label: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label);

describe('with a pointer', () => {
  test('[R-NAV-09] a dropdown opens on hover and closes 30 ms after the pointer has gone', async () => {
    const { place, arrive } = await openMenu([group('trade', 3)]);
    const over = (type: string) =>
      act(async () => void button(place, 'trade')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })));
    await over('pointerover');
    expect(panel(place)).not.toBeNull();
    await over('pointerout');
    await arrive(closeDelayMs - 1);
    expect(panel(place)).not.toBeNull();
    await arrive(1);
    expect(panel(place)).toBeNull();
  });
});

test.each([
  [oneColumnUpTo, 'one'],
  [oneColumnUpTo + 1, 'two'],
])('[R-NAV-10] %i children stand in %s column(s)', async (count, columns) => {
  const { place, press } = await openMenu([group('more', count)]);
  await press('button');
  expect(place.querySelector('[data-panel] ul')?.className).toContain(`columns_${columns}`);
});

test('a group of one screen is the link itself', async () => {
  const { place, texts } = await openMenu([{ id: 'market', label: 'Market', entries: [entry('market')] }]);
  expect([texts('a'), place.querySelector('a')?.getAttribute('href'), place.querySelector('button')]).toEqual([
    ['Market'],
    '/en_US/market',
    null,
  ]);
});

test('[R-NAV-11] badges are words, and the live one moves', async () => {
  const entries = [entry('a', { badge: 'hot' }), entry('b', { badge: 'new' }), entry('c', { badge: 'live' })];
  const { press, texts } = await openMenu([{ id: 'more', label: 'More', entries }]);
  await press('button');
  expect(texts('[data-panel] a')).toEqual(['aHot', 'bNew', 'cLive']);
});

describe('with the keyboard', () => {
  test('the arrow opens a dropdown and leads through it; Escape comes back', async () => {
    const { place, key } = await openMenu([group('trade', 3)]);
    button(place, 'trade')?.focus();
    await key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('trade0');
    await key('ArrowUp');
    expect(document.activeElement?.textContent).toBe('trade2');
    await key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('trade0');
    await key('Escape');
    expect([document.activeElement, panel(place)]).toEqual([button(place, 'trade'), null]);
  });

  test('arrows lead along the entries, and a dropdown closes when the focus leaves it', async () => {
    const { place, key, press } = await openMenu([group('trade', 2), group('contract', 2)]);
    await press('button');
    act(() => button(place, 'trade')?.focus());
    await key('ArrowRight');
    expect(document.activeElement).toBe(button(place, 'contract'));
    expect(panel(place)).toBeNull();
  });

  test('entries say whether they are open and what they open', async () => {
    const { place, press } = await openMenu([group('trade', 2)]);
    expect(button(place, 'trade')?.getAttribute('aria-expanded')).toBe('false');
    await press('button');
    expect(button(place, 'trade')?.getAttribute('aria-controls')).toBe(panel(place)?.id);
  });
});
