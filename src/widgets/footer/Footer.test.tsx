import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MenuEntryGroup } from '@/features/menu';
import { brand } from '@/shared/brand';
import { renderApp } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { Footer } from '.';

const columns = ['about', 'products', 'services', 'support', 'contact'];
const groups: readonly MenuEntryGroup[] = columns.map((id) => ({
  id,
  label: `Label of ${id}`,
  entries: [{ id, label: `Link of ${id}`, href: `/en_US/${id}`, badge: null, opensNewTab: false, isCurrent: false }],
}));
const headings = () => textsOf('heading', { level: 2 });

test('[R-FOOT-01] has five columns: about us, products, services, support, contact', async () => {
  await renderApp(<Footer groups={groups} />);
  expect(headings()).toEqual([brand.name, 'Label of about', 'Label of products', 'Label of services', 'Label of support', 'Contact']);
  for (const id of columns) expect(screen.getByRole('link', { name: `Link of ${id}` })).toBeDefined();
});

test('omits empty columns; contact always has the mail address and three backup sites', async () => {
  await renderApp(<Footer groups={[]} />);
  expect(headings()).toEqual([brand.name, 'Contact']);
  expect(textsOf('link').map((text) => text?.replace(' Opens in a new tab', ''))).toEqual([
    brand.supportMail,
    ...brand.backupSites.slice(0, 3).map((site) => new URL(site).host),
  ]);
});

test('[R-FOOT-02] the social accounts are WeChat, Telegram in two languages, Facebook and Twitter', () => {
  expect(brand.social.map(({ id }) => id)).toEqual(['wechat', 'telegramZh', 'telegramEn', 'facebook', 'twitter']);
});

test.each(brand.social.map(({ name, address }, index) => ({ name, address, index })))(
  '[R-FOOT-02] $name opens its QR code',
  async ({ name, address, index }) => {
    const { user } = await renderApp(<Footer groups={[]} />);
    await user.click(screen.getAllByRole('button')[index] ?? expect.fail('there is no button'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: `QR code for ${name}` })).toBeDefined();
    expect(dialog.getByRole('link').getAttribute('href')).toBe(address);
  },
);

test('[R-FOOT-03] the copyright line contains the years from 2017 to the present and the host', async () => {
  await renderApp(<Footer groups={[]} />);
  expect(screen.getByText(`© 2017–2026 ${location.host}. All rights reserved.`)).toBeDefined();
});
