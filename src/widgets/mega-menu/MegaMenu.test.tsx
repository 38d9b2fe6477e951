import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MenuEntryGroup, MenuEntry } from '@/features/menu';
import { renderApp } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { MegaMenu } from './MegaMenu';
import { closeDelayMs } from './model';
import { maxSingleColumnEntries } from './NavDropdown';

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label: id,
  href: `/en_US/${id}`,
  badge: null,
  opensNewTab: false,
  isCurrent: false,
  ...more,
});
const group = (id: string, count: number): MenuEntryGroup => ({
  id,
  label: id,
  entries: Array.from({ length: count }, (_, index) => entry(`${id}${index}`)),
});

const openMenu = (groups: readonly MenuEntryGroup[]) => renderApp(<MegaMenu groups={groups} />);
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

describe('with a pointer', () => {
  test('[R-NAV-09] a dropdown opens on hover and closes 30 ms after the pointer leaves', async () => {
    const { user, advance } = await openMenu([group('trade', 3)]);
    await user.hover(button('trade'));
    expect(screen.getAllByRole('link')).toHaveLength(3);
    await user.unhover(button('trade'));
    await advance(closeDelayMs - 1);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    await advance(1);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});

test.each([
  [maxSingleColumnEntries, 'one'],
  [maxSingleColumnEntries + 1, 'two'],
])('[R-NAV-10] %i children are laid out in %s column(s)', async (count, columns) => {
  const { user } = await openMenu([group('more', count)]);
  await user.click(button('more'));
  expect(screen.getAllByRole('list').at(-1)?.className).toContain(`columns_${columns}`);
});

test('a group with one screen is a link with the name of that screen', async () => {
  await openMenu([{ id: 'market', label: 'Market', entries: [entry('market', { label: 'Spot' })] }]);
  expect(screen.getByRole('link', { name: 'Spot' }).getAttribute('href')).toBe('/en_US/market');
  expect(screen.queryByRole('button')).toBeNull();
});

test('[R-NAV-11] badges are shown as text', async () => {
  const entries = [entry('a', { badge: 'hot' }), entry('b', { badge: 'new' }), entry('c', { badge: 'live' })];
  const { user } = await openMenu([{ id: 'more', label: 'More', entries }]);
  await user.click(button('More'));
  expect(textsOf('link')).toEqual(['aHot', 'bNew', 'cLive']);
});

describe('with the keyboard', () => {
  test('arrow keys open a dropdown and move through it; Escape closes it and returns the focus', async () => {
    const { user } = await openMenu([group('trade', 3)]);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('trade0');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('trade2');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('trade0');
    await user.keyboard('{Escape}');
    expect([document.activeElement, textsOf('link')]).toEqual([button('trade'), []]);
  });

  test('arrow keys move along the entries, and a dropdown closes when the focus leaves it', async () => {
    const { user } = await openMenu([group('trade', 2), group('contract', 2)]);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(textsOf('link')).toEqual(['trade0', 'trade1']);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(button('contract'));
    expect(textsOf('link')).toEqual([]);
  });

  test('entries expose their expanded state and the panel they control', async () => {
    const { user, container } = await openMenu([group('trade', 2)]);
    expect(button('trade').getAttribute('aria-expanded')).toBe('false');
    await user.click(button('trade'));
    const panel = container.querySelector(`[id="${button('trade').getAttribute('aria-controls')}"]`);
    expect(panel?.contains(screen.getByRole('link', { name: 'trade0' }))).toBe(true);
  });
});
