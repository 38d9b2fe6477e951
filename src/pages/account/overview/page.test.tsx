import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { AccountOverviewPage } from './page';

const open = (options: RenderOptions = {}) =>
  renderApp(<AccountOverviewPage />, { as: 'trader', at: '/user/overView', device: 'desktop', ...options });
const section = (name: string) => screen.getByRole('region', { name });
const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('shows name, verification level, VIP level and masked contacts', async () => {
  await open();
  const { textContent } = section('Profile');
  for (const words of ['Tomas', '8800102', 'Verified, advanced', 'VIP 2', 'to***@demo.example']) expect(textContent).toContain(words);
  expect(document.body.textContent).not.toContain('tomas@demo.example');
});

test.each([
  ['trader', '1 of 5 · Low', 'Turn on an authenticator app'],
  ['whale', '4 of 5 · High', 'Turn on an authenticator app'],
] as const)('rates the security of %s as %s and recommends the next step', async (as, level, step) => {
  await open({ as });
  expect(screen.getByRole('meter', { name: 'Security level' }).getAttribute('aria-valuetext')).toBe(level);
  expect(section('Security').textContent).toContain(step);
});

test('the status of each security factor is available as text', async () => {
  await open({ as: 'whale' });
  const states = listed('Security settings').map(
    (item) => `${item.textContent}: ${within(item).getByRole('img').getAttribute('aria-label')}`,
  );
  expect(states).toEqual([
    'Authenticator app: Not set',
    'Email: Set',
    'Phone: Set',
    'Fund password: Set',
    'Anti-phishing code: Set',
    'Withdrawal whitelist: Set',
  ]);
});

test('recent logins show their country and mark failed ones', async () => {
  await open();
  const logins = listed('Recent logins');
  expect(logins).toHaveLength(5);
  expect(logins[0]?.textContent).toMatch(/(?:Singapore|Hong Kong.*|Germany|United Kingdom|Japan) · 203\.0\.113\.\d+/);
  expect(logins.filter(({ textContent }) => textContent?.includes('Failed'))).toHaveLength(1);
});

test('shows the withdrawal limits and the quick links', async () => {
  await open();
  const limits = section('Limits');
  const [limit, used, left] = within(limits).getAllByRole('definition');
  expect(limit?.textContent).toMatch(/USDT$/);
  expect([used?.textContent, left?.textContent]).toEqual([expect.stringMatching(/^0.USDT$/), limit?.textContent]);
  expect(within(limits).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/en_US/assetManagement/extract');
});

test.each([
  [{ as: 'frozenAccount' as const }, 'Your account is frozen'],
  [{ scenario: 'withdrawals-on-hold' as const }, 'Withdrawals on hold'],
])('shows restrictions of the account: %j', async (options, title) => {
  await open(options);
  expect(screen.getByText(title)).toBeDefined();
});

test('a section that fails leaves the others intact and can be retried', async () => {
  const page = await open({ prepare: ({ intercept }) => intercept(account.userSecurity.path, offline) });
  expect(screen.getByText('Couldn’t load your account')).toBeDefined();
  expect(listed('Recent logins')).toHaveLength(5);
  page.intercept(account.userSecurity.path, null);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await page.advance();
  expect(section('Profile').textContent).toContain('Tomas');
});
