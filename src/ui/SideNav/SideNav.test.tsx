import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { SideNav, type SideNavGroup } from './SideNav';

const groups: readonly SideNavGroup[] = [
  { id: 'top', entries: [{ id: 'overview', label: 'Overview', href: '#overview' }] },
  {
    id: 'account',
    title: 'Account',
    entries: [
      { id: 'security', label: 'Security', href: '#security' },
      { id: 'verification', label: 'Verification', href: '#verification' },
    ],
  },
];

test('only the current entry is marked', () => {
  renderUi(<SideNav label="Account" groups={groups} current="security" />);
  expect(
    screen
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent === 'page')
      .map(({ textContent }) => textContent),
  ).toEqual(['Security']);
});

test('a titled group collapses and expands by keyboard, an untitled one stays open', async () => {
  const { user } = renderUi(<SideNav label="Account" groups={groups} current="security" />);
  const title = screen.getByRole('button', { name: 'Account' });
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(title);
  await user.keyboard('{Enter}');
  expect([title.getAttribute('aria-expanded'), textsOf('link')]).toEqual(['false', ['Overview']]);
  await user.keyboard('{Enter}');
  expect(textsOf('link')).toEqual(['Overview', 'Security', 'Verification']);
});

test('as a sheet it is a button that names the current entry, and following a link closes the sheet', async () => {
  const { user } = renderUi(<SideNav presentation="sheet" label="Account" groups={groups} current="security" />);
  expect(textsOf('link')).toEqual([]);
  const button = screen.getByRole('button', { name: 'Security' });
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Verification' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
