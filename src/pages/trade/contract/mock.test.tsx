import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockCoin, tradeMode } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { immediateFrames } from '@tests/support/app/frames';
import { orderFormLoaded } from '@tests/support/app/orderForm';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { ContractTradePage } from './page';

immediateFrames();

const owner = personas.trader.login.fid;

async function openDesk(options: RenderOptions = {}) {
  const page = await renderApp(<ContractTradePage />, { as: 'trader', at: '/contract/mock/trade/?tradeName=f_btcf_usdt', ...options });
  await page.advance(1_500);
  await orderFormLoaded(page);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const world = () => page.exchange.simulation.world();
  const positions = (mode: number) => world().db.positions.find({ where: { owner, mode } }).total;
  return { ...page, region, world, positions };
}

test('[R-GEN-04] a mock order uses demo funds, and the page is always marked as mock trading', async () => {
  const page = await openDesk();
  const real = page.positions(tradeMode.real);
  expect(within(screen.getByRole('banner')).getByText('Mock trading')).toBeDefined();
  const form = page.region('Place order');
  expect(form.getAllByText(/f_usdt/).length).toBeGreaterThan(0);
  await page.user.click(form.getByRole('tab', { name: 'Market' }));
  await page.user.type(form.getByRole('textbox', { name: 'Size' }), '0.01');
  await page.user.click(form.getByRole('button', { name: 'Open long' }));
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Open long' }));
  await page.advance(1_500);
  expect([page.positions(tradeMode.mock), page.positions(tradeMode.real)]).toEqual([1, real]);
  expect(await page.region('Orders and funds').findByRole('row', { name: /BTC\/f_usdt.*Long/ }, { timeout: 10_000 })).toBeDefined();
});

test('editing a mock order uses the lot and tick size of its contract', async () => {
  const page = await openDesk({ scenario: 'mock-trading', at: '/contract/mock/trade/?tradeName=f_ethf_usdt' });
  await act(() => page.user.click(page.region('Orders and funds').getByRole('tab', { name: /^Open orders/ })));
  const [edit = expect.fail('no order')] = await page
    .region('Orders and funds')
    .findAllByRole('button', { name: /^Edit: / }, { timeout: 10_000 });
  await page.user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order' }, { timeout: 10_000 }));
  await page.user.clear(dialog.getByRole('textbox', { name: 'Size' }));
  await page.user.type(dialog.getByRole('textbox', { name: 'Size' }), '0.25');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(false);
});

test('[R-ASSET-04] an empty mock account is funded by claiming demo funds, not by a transfer', async () => {
  const page = await openDesk({ scenario: 'mock-empty' });
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Demo funds' }));
  await page.advance();
  const dialog = within(await screen.findByRole('dialog', { name: 'Demo funds' }, { timeout: 10_000 }));
  await page.user.click(await dialog.findByRole('button', { name: /^Claim 50,000\sf_usdt$/ }));
  await page.advance();
  const { available } = page.world().mockLedger.balance({ owner, wallet: 5 }, mockCoin.f_usdt);
  expect(available).toBe('50000');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Demo funds' }));
});

test('the picker lists the mock contracts at real market prices', async () => {
  const page = await openDesk();
  await page.user.click(screen.getByRole('button', { name: /choose another pair$/ }));
  await page.advance(1_500);
  const link = await screen.findByRole('link', { name: /^ETH\/f_usdt/ }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toContain('/contract/mock/trade/?tradeName=f_ethf_usdt');
  expect(link.closest('li')?.textContent).toMatch(/\d\.\d/);
});
