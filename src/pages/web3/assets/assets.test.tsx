import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { web3, type Web3ChainListEntry } from '@/contract/web3';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline, respondWithCode, type TestScope } from '@tests/support/app/scope';
import { WalletAssetsPage } from './page';

immediateFrames();

const open = (options: RenderOptions = {}) =>
  renderApp(<WalletAssetsPage />, { as: 'web3Wallet', at: '/web3/asset', device: 'desktop', ...options });
const rows = () => within(screen.getByRole('table', { name: 'Tokens' })).getAllByRole('rowheader');
const texts = () => rows().map(({ textContent }) => textContent);

/** Transforms the wallet's tokens in the response. */
const changeTokens = ({ intercept, exchange }: TestScope, change: (tokens: Web3ChainListEntry[]) => Web3ChainListEntry[]) =>
  intercept(web3.accountData.path, async (request) => {
    const envelope: { readonly data: readonly { readonly tokenAssets: Web3ChainListEntry[] }[] } = await (
      await exchange.transport(request)
    ).json();
    return Response.json({ ...envelope, data: [{ tokenAssets: change(envelope.data[0]?.tokenAssets ?? []) }] });
  });

test('[R-ROUTE-05] shows the total, the value by network, and all tokens', async () => {
  await open();
  const total = screen.getByRole('region', { name: 'Total balance' });
  expect(total.textContent).toMatch(/\$\d{2},\d{3}\.\d{2}/);
  const networks = within(total)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect([networks.length, networks[0], networks.at(-1)]).toEqual([5, 'Ethereum', 'Other networks']);
  expect(rows().length).toBeGreaterThan(10);
});

test('[R-WALLET-04] hides all amounts behind five asterisks, but not the prices', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide balances' }));
  const [, first] = within(screen.getByRole('table', { name: 'Tokens' })).getAllByRole('row');
  expect(first?.textContent).toMatch(/\$[\d,.]+\*{5}Hidden\*{5}Hidden$/);
  expect(screen.getByRole('region', { name: 'Total balance' }).textContent).not.toContain('$');
});

describe('the token list', () => {
  test('is filtered by search, network and minimum balance, and can be reset', async () => {
    const { user } = await open({ scenario: 'web3-risk-tokens' });
    const all = rows().length;
    await user.click(screen.getByRole('switch', { name: /^Hide balances below 1/ }));
    expect(rows().length).toBe(all - 2);
    await user.click(screen.getByRole('button', { name: /All networks/ }));
    await user.click(screen.getByRole('option', { name: 'Solana' }));
    expect(texts()).toEqual(['SOLSolana', 'USDCUSD Coin']);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No matching tokens')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all tokens' }));
    expect(rows().length).toBe(all);
  });

  test('can be sorted by its columns', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Token' }));
    expect(texts()[0]).toBe('ARBArbitrum');
    expect(screen.getByRole('columnheader', { name: 'Token' }).ariaSort).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Value' }));
    await user.click(screen.getByRole('button', { name: 'Value' }));
    expect(texts().at(-1)).toBe('ETHEthereum');
  });

  test('marks risky tokens and explains why', async () => {
    const { user } = await open({ scenario: 'web3-risk-tokens' });
    const risky = rows().filter(({ textContent }) => textContent?.includes('Risk'));
    expect(risky.map(({ textContent }) => textContent).toSorted()).toEqual([
      'FFREERiskclaim-your-free-airdrop.example',
      'USDTRiskTether USD (imitation)',
    ]);
    await user.click(within(risky[0] ?? expect.fail()).getByRole('button'));
    expect(screen.getByText(/imitates a known token or matches reported scams/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy contract address' })).toBeDefined();
  });
});

test('an empty wallet offers its address to copy', async () => {
  await open({ scenario: 'web3-empty' });
  expect(screen.getByText('No assets yet')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy Ethereum address' })).toBeDefined();
});

test('says that the wallet is being prepared while its data is requested again, and shows it once it is ready', async () => {
  const { advance, intercept } = await open({ prepare: (page) => page.intercept(web3.accountData.path, respondWithCode(50011)) });
  expect(screen.getByText('Preparing your wallet')).toBeDefined();
  intercept(web3.accountData.path, null);
  await advance(2000);
  expect(screen.queryByText('Preparing your wallet')).toBeNull();
  expect(rows().length).toBeGreaterThan(10);
});

test('assets that failed to load can be retried', async () => {
  const { user, intercept, advance } = await open({ prepare: (page) => page.intercept(web3.accountData.path, offline) });
  expect(screen.getByText('Couldn’t load your wallet')).toBeDefined();
  intercept(web3.accountData.path, null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(rows().length).toBeGreaterThan(10);
});

test('refreshing reloads the assets and keeps the current ones if that fails', async () => {
  const { user, intercept, advance, requests } = await open();
  const requestCount = () => requests.filter((call) => call.endsWith(web3.accountData.path)).length;
  const before = requestCount();
  intercept(web3.accountData.path, offline);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await advance();
  expect([requestCount() - before, rows().length > 10]).toEqual([1, true]);
  expect(screen.getByText('Showing the latest data available.')).toBeDefined();
});

const payloads = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '\u202Etxt.exe',
  '\u0000\u200B\uFEFF',
  '𝔘𝔫𝔦'.repeat(40),
  'a'.repeat(4000),
  "'; DROP TABLE coins;--",
  '%00%0d%0aSet-Cookie:x=1',
  '<svg onload=alert(1)>',
  '__proto__',
  '../../etc/passwd',
];

test.each(['symbol', 'name', 'tokenAddress', 'address', 'logo'] as const)(
  'renders a malicious %s of a token as plain text',
  async (field) => {
    const { container, user } = await open({
      prepare: (page) =>
        changeTokens(page, ([first]) =>
          first ? payloads.map((payload, index) => ({ ...first, chainIndex: String(index), [field]: payload })) : [],
        ),
    });
    expect(rows()).toHaveLength(payloads.length);
    await user.click(within(rows()[0] ?? expect.fail()).getByRole('button'));
    expect(container.querySelectorAll('script, img, iframe, [onerror], [onload]')).toHaveLength(0);
    expect([...container.querySelectorAll('a')].filter(({ href }) => !href.startsWith('http://localhost'))).toEqual([]);
    if (field === 'symbol' || field === 'name') for (const payload of payloads) expect(container.textContent).toContain(payload);
  },
);
