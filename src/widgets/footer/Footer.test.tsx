import { act } from 'react';
import { expect, test } from 'vitest';
import type { MenuEntries } from '@/features/menu';
import { brand } from '@/shared/brand';
import { Footer } from '.';
import { openTree } from '@tests/support/app/tree';

const columns = ['about', 'products', 'services', 'support', 'contact'];
const groups: readonly MenuEntries[] = columns.map((id) => ({
  id,
  label: `Label of ${id}`,
  entries: [{ id, label: `Link of ${id}`, href: `/en_US/${id}`, badge: null, opensNewTab: false, isCurrent: false }],
}));

test('[R-FOOT-01] there are five columns: about us, products, services, support, contact', async () => {
  const { texts } = await openTree(<Footer groups={groups} />);
  expect(texts('section h2')).toEqual(['Label of about', 'Label of products', 'Label of services', 'Label of support', 'Contact']);
  for (const id of columns) expect(texts('section a')).toContain(`Link of ${id}`);
});

test('a column that has nothing to offer is left out; contact always has the mail address and three backup sites', async () => {
  const { texts } = await openTree(<Footer groups={[]} />);
  expect(texts('section h2')).toEqual(['Contact']);
  expect(texts('section a').map((text) => text.replace(' Opens in a new tab', ''))).toEqual([
    brand.supportMail,
    ...brand.backupSites.slice(0, 3).map((site) => new URL(site).host),
  ]);
});

test('[R-FOOT-02] the places are WeChat, Telegram in two languages, Facebook and Twitter', () => {
  expect(brand.social.map(({ id }) => id)).toEqual(['wechat', 'telegramZh', 'telegramEn', 'facebook', 'twitter']);
});

test.each(brand.social.map(({ name, address }, index) => ({ name, address, index })))(
  '[R-FOOT-02] $name opens its QR code',
  async ({ name, address, index }) => {
    const { place, arrive } = await openTree(<Footer groups={[]} />);
    const dialog = () => document.querySelector('[role="dialog"]');
    await act(async () => place.querySelectorAll<HTMLElement>('li button')[index]?.click());
    for (let turn = 0; turn < 100 && !dialog(); turn += 1) await arrive();
    expect(dialog()?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(`QR code for ${name}`);
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe(address);
  },
);

test('[R-FOOT-03] the copyright line names the years from 2017 to now and the host', async () => {
  const { texts } = await openTree(<Footer groups={[]} />);
  expect(texts('p').at(-1)).toBe(`© 2017–2026 ${location.host}. All rights reserved.`);
});
