import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { phoneWallet } from '@fixtures/web3';
import { web3 } from '@/contract/web3';
import { navigated } from '@/shared/routing';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { collect, offline, respondWithCode, type TestScope } from '@tests/support/app/scope';
import { WalletTools } from '.';
import { distinctAddresses } from './distinctAddresses';

immediateFrames();

const openHeader = ({ device = 'desktop', as = 'web3Wallet', ...options }: RenderOptions = {}) =>
  renderApp(<WalletTools />, { at: '/web3', as, device, ...options });
const trigger = () => screen.getByRole('button', { name: `Wallet: ${phoneWallet.accountName}, ${phoneWallet.walletName}` });

/** Overrides properties of the account in the response. */
const describeAs = ({ intercept, exchange }: Pick<TestScope, 'intercept' | 'exchange'>, patch: object) =>
  intercept(web3.accountDetail.path, async (request) => {
    const envelope: { readonly data: object } = await (await exchange.transport(request)).json();
    return Response.json({ ...envelope, data: { ...envelope.data, ...patch } });
  });

async function openPanel(options: RenderOptions = {}) {
  const page = await openHeader(options);
  await page.user.click(trigger());
  const panel = within(await screen.findByRole('dialog', { name: 'Wallet' }));
  await page.advance();
  return { ...page, panel };
}

test('[R-WALLET-02] without a wallet the header offers to connect one', async () => {
  await openHeader({ as: 'visitor' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Connect wallet']);
});

describe('the connected wallet', () => {
  test('[R-WALLET-03] shows account, wallet and balance', async () => {
    const { container } = await openHeader();
    expect(trigger().textContent).toContain(`${phoneWallet.accountName}${phoneWallet.walletName}`);
    expect(container.textContent).toMatch(/\$\d{1,2},\d{3}\.\d{2}/);
    expect(screen.queryByRole('button', { name: 'Connect wallet' })).toBeNull();
  });

  test('[R-WALLET-04] hides its balance behind five asterisks', async () => {
    const { user, container } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Hide balances' }));
    expect(container.textContent).toMatch(/(?<!\*)\*{5}(?!\*)/);
    expect(container.textContent).not.toContain('$');
    await user.click(screen.getByRole('button', { name: 'Show balances' }));
    expect(container.textContent).toContain('$');
  });

  test('[R-WEB3-02] has one of ten avatar colours, by its account’s colour id', async () => {
    const looks = new Set<string | undefined>();
    for (let colorId = 0; colorId <= 9; colorId += 1) {
      const { unmount } = await openHeader({ prepare: (page) => describeAs(page, { colorId }) });
      looks.add(trigger().querySelector('[aria-hidden]')?.className);
      unmount();
    }
    expect([looks.size, looks.has(undefined)]).toEqual([10, false]);
  });

  test('[R-WEB3-06] offers a retry once loading the balance has failed', async () => {
    const { advance, intercept, user, container } = await openHeader({
      prepare: ({ intercept: answer }) => answer(web3.accountData.path, respondWithCode(50011)),
    });
    for (let tries = 0; tries < 8; tries += 1) await advance(2000);
    intercept(web3.accountData.path, null);
    await user.click(screen.getByRole('button', { name: 'Load the balance again' }));
    await advance();
    expect(container.textContent).toContain('$');
  });
});

describe('its menu', () => {
  test.each(['desktop', 'phone'] as const)('[R-WALLET-05] on a %s offers wallet assets, support and disconnect', async (device) => {
    const { panel } = await openPanel({ device });
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Wallet assets', 'Support']);
    expect(panel.getByRole('link', { name: 'Wallet assets' }).getAttribute('href')).toBe('/en_US/web3/asset');
    expect(panel.getByRole('button', { name: 'Disconnect' })).toBeDefined();
  });

  test('shows every address once in short form and copies it in full', async () => {
    const { panel, user } = await openPanel();
    const rows = within(panel.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]?.textContent).toMatch(/^Ethereum and 6 more networks0x\w{4}…\w{4}$/);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(panel.getByRole('button', { name: 'Copy Ethereum address' }));
    expect(copied.mock.calls).toEqual([[expect.stringMatching(/^0x[\da-f]{40}$/)]]);
  });

  test('shows networks by their index while their names are unknown', async () => {
    const { panel } = await openPanel({ prepare: ({ intercept }) => intercept(web3.chainAll.path, offline) });
    expect(panel.getAllByRole('button', { name: /^Copy/ })[0]?.ariaLabel).toBe('Copy 1 address');
  });

  test('[R-WALLET-06] disconnects: the header offers to connect and /web3 opens', async () => {
    const { panel, user, scope, advance } = await openPanel();
    const went = collect(navigated, scope);
    await user.click(panel.getByRole('button', { name: 'Disconnect' }));
    await advance();
    expect(went).toEqual(['/en_US/web3']);
    expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeDefined();
  });
});

test('networks that share an address are grouped, in the order of the wallet', () => {
  const all = [
    { chainIndex: '1', address: '0xa' },
    { chainIndex: '0', address: 'bc1' },
    { chainIndex: '56', address: '0xa' },
  ];
  expect(distinctAddresses(all, new Map([['1', 'Ethereum']]))).toEqual([
    { address: '0xa', networks: ['Ethereum', '56'] },
    { address: 'bc1', networks: ['0'] },
  ]);
});
