import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { demoCode } from '@fixtures/personas';
import { shownCoinNetwork, coinNetworkOf } from '@mocks/exchange/funds/chains';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { offline, respondWithCode } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';
import { address, openWithdraw, tronAddress } from '@tests/support/app/withdrawForm';
import { recognitionMs } from './selection';

const tonAddress = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2';
const asksNetworks = `GET ${capital.networksOfAddress.path}`;
/** Polling interval of pending withdrawals in ms. */
const pollMs = 3000;

test('[R-ROUTE-06] a withdrawal is confirmed, verified, listed, and cancelled while under review', async () => {
  const page = await openWithdraw();
  await page.type('Address', address);
  expect(screen.getByText(/^This address works on \d+ networks/)).toBeDefined();
  await page.choose(/Ethereum/);
  await page.type('Amount', '150');
  await page.press(/^Withdraw 150\sUSDT$/);
  const confirmation = screen.getByRole('dialog', { name: 'Confirm withdrawal' });
  expect(within(confirmation).getByText(address)).toBeDefined();
  expect(within(confirmation).getByText(/^148\sUSDT$/)).toBeDefined();
  await page.prove();
  const receipt = screen.getByRole('dialog', { name: 'Withdrawal submitted' });
  expect(within(receipt).getByText('Under review')).toBeDefined();
  await page.press('Done', receipt);
  expect(page.recent()[0]).toMatch(/150\.00\sUSDT.*Under review/);
  expect(page.field('Address')).toHaveProperty('value', '');
  await page.press(/^Cancel the withdrawal of 150\sUSDT$/);
  await page.press('Cancel withdrawal', screen.getByRole('alertdialog'));
  await page.advance(1000);
  expect(page.recent()[0]).toMatch(/150\.00\sUSDT.*Canceled/);
});

test('the open receipt follows a withdrawal until it is completed', async () => {
  const exchange = clockedExchange();
  const page = await openWithdraw({ exchange: exchange.own });
  const later = async (ms: number) => {
    exchange.advance(ms);
    await page.advance(pollMs);
  };
  await page.type('Address', tronAddress);
  await page.type('Amount', '40');
  await page.press(/^Withdraw 40\sUSDT$/);
  await page.prove();
  const step = () => screen.getByRole('dialog', { name: 'Withdrawal submitted' }).querySelector('[aria-current=step]')?.textContent;
  expect(step()).toContain('Under review');
  await later(150_000);
  expect(step()).toContain('Preparing');
  await later(60_000);
  expect(step()).toContain('Sent to the network');
  await later(300_000);
  expect(step()).toBeUndefined();
  await page.press('Done');
  expect(page.recent()[0]).toMatch(/40\.00\sUSDT.*Completed/);
});

test.each([
  ['', 'USDT', true],
  ['?name=1', 'BTC', true],
  ['?name=999999', 'USDT', false],
])(
  'the coin of the URL query (%s) is selected if the user holds it, here %s; if not, the page says that it is not held',
  async (search, coin, isHeld) => {
    await openWithdraw({ at: `/assetManagement/extract${search}` });
    expect(screen.getByRole('button', { name: /Coin/ }).textContent).toContain(coin);
    expect(screen.queryByText(/^The coin in this link/) !== null).toBe(!isHeld);
  },
);

test('the network is detected from the address; a typo or the address of another network is reported at once', async () => {
  const page = await openWithdraw();
  await page.type('Address', tronAddress);
  expect(screen.getByText('Recognized from the address.')).toBeDefined();
  expect(screen.getByRole('button', { name: /TRON \(TRC20\)/ })).toBeDefined();
  await page.type('Address', tronAddress.replace(/t$/, 'T'));
  expect(screen.getByText(/contains a typo/)).toBeDefined();
  await page.type('Address', address);
  await page.choose(/TRON/);
  expect(screen.getByText(/^This is a .* address, not one on TRON \(TRC20\)\.$/)).toBeDefined();
});

test('an empty memo has to be confirmed explicitly', async () => {
  const page = await openWithdraw();
  await page.type('Address', tonAddress);
  await page.type('Amount', '40');
  await page.press(/^Withdraw 40\sUSDT$/);
  expect(page.field('Memo').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'The recipient needs no memo' }));
  await page.press(/^Withdraw 40\sUSDT$/);
  expect(within(screen.getByRole('dialog', { name: 'Confirm withdrawal' })).getByText('None')).toBeDefined();
  await page.press('Back');
  await page.type('Memo', '778');
  await page.press(/^Withdraw 40\sUSDT$/);
  expect(within(screen.getByRole('dialog', { name: 'Confirm withdrawal' })).getByText('778')).toBeDefined();
});

test('the exchange decides on the network of an ambiguous address', async () => {
  const page = await openWithdraw();
  page.intercept(
    capital.networksOfAddress.path,
    respondWith([shownCoinNetwork(page.exchange.simulation.world().db, coinNetworkOf(52, 'ETH') ?? expect.fail('no USDT on Ethereum'))]),
  );
  await page.type('Address', address);
  expect(screen.getByText(/^This address works on \d+ networks/)).toBeDefined();
  expect(page.requests).not.toContain(asksNetworks);
  await page.advance(recognitionMs);
  expect(page.requests).toContain(asksNetworks);
  expect(screen.getByText('Recognized from the address.')).toBeDefined();
  expect(screen.getByRole('button', { name: /Ethereum \(ERC20\)/ })).toBeDefined();
});

test('the daily limit links to the verification levels', async () => {
  await openWithdraw();
  expect(screen.getByRole('link', { name: 'Raise the daily limit' }).getAttribute('href')).toBe('/en_US/verifiedIndex');
});

test('a user under review sees a link to the progress', async () => {
  await openWithdraw({ as: 'newUser', scenario: 'kyc-standard-pending' });
  expect(screen.getByText('Verification under review')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View progress' }).getAttribute('href')).toBe('/en_US/verifiedIndex');
});

test('All fills in what can be withdrawn today; amounts beyond the limits are reported', async () => {
  const page = await openWithdraw();
  await page.press('All');
  expect(page.field('Amount')).toHaveProperty('value', '12480.55');
  await page.type('Address', tronAddress);
  for (const [amount, told] of [
    ['12480.56', 'Insufficient balance. Enter a smaller amount.'],
    ['0.5', /^The minimum is 10 USDT\.$/],
  ] as const) {
    await page.type('Amount', amount);
    await page.press(/^Withdraw /);
    expect(screen.getAllByText(told).length).toBeGreaterThan(0);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a withdrawal can be submitted only once its limits are loaded', async () => {
  let release = () => {};
  const page = await openWithdraw({ prepare: ({ hold }) => void (release = hold(capital.withdrawCheck.path)) });
  await page.type('Address', tronAddress);
  await page.type('Amount', '40');
  const submit = () => screen.getByRole('button', { name: /^Withdraw 40\sUSDT/ });
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  release();
  await page.advance();
  expect(submit().getAttribute('aria-disabled')).toBeNull();
  await page.press(/^Withdraw 40\sUSDT$/);
  expect(screen.getByRole('dialog', { name: 'Confirm withdrawal' })).toBeDefined();
});

test('a withdrawal whose limits failed to load can be submitted once a retry succeeds', async () => {
  let isDown = true;
  const page = await openWithdraw({
    prepare: ({ intercept, exchange }) =>
      intercept(capital.withdrawInfo.path, (request) => (isDown ? offline(request) : exchange.transport(request))),
  });
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Withdraw/ });
  expect(submit().disabled).toBe(true);
  isDown = false;
  await page.press('Try again');
  expect(submit().disabled).toBe(false);
});

test('a security hold is shown and disables submitting', async () => {
  await openWithdraw({ scenario: 'new-device' });
  expect(screen.getByText('Withdrawals on hold')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true);
});

test('a suspended network can neither be selected nor used when detected', async () => {
  const page = await openWithdraw({ scenario: 'deposits-closed' });
  await page.press(/Network/);
  expect(screen.getByRole('option', { name: /TRON/ }).getAttribute('aria-disabled')).toBe('true');
  await page.user.keyboard('{Escape}');
  await page.type('Address', tronAddress);
  await page.type('Amount', '150');
  await page.press(/^Withdraw 150/);
  expect(screen.getAllByText('Withdrawals over this network are suspended. Choose another one.').length).toBeGreaterThan(0);
});

test('a refusal of the exchange is shown at its field until the field changes', async () => {
  const page = await openWithdraw({
    prepare: ({ intercept }) => intercept(capital.withdraw.path, respondWithCode(code.withdrawalLimit.code)),
  });
  await page.type('Address', tronAddress);
  await page.type('Amount', '150');
  await page.press(/^Withdraw 150\sUSDT$/);
  await page.prove();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.field('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('This is more than you can still withdraw today.').length).toBeGreaterThan(0);
  await page.type('Amount', '20');
  expect(page.field('Amount').getAttribute('aria-invalid')).toBeNull();
});

test('a lost response is shown as unknown, with a link to the records', async () => {
  const page = await openWithdraw({ prepare: ({ intercept }) => intercept(capital.withdraw.path, offline) });
  await page.type('Address', tronAddress);
  await page.type('Amount', '150');
  await page.press(/^Withdraw 150\sUSDT$/);
  await page.prove();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Result unknown')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View withdrawals' }).getAttribute('href')).toBe('/en_US/assetManagement/financial?type=2');
});

test('submitting twice sends one request', async () => {
  const page = await openWithdraw();
  let sent = 0;
  page.intercept(capital.withdraw.path, async (request) => {
    sent += 1;
    return page.exchange.transport(request);
  });
  await page.type('Address', tronAddress);
  await page.type('Amount', '150');
  await page.press(/^Withdraw 150\sUSDT$/);
  await page.press('Confirm and verify');
  const dialog = screen.getByRole('dialog', { name: 'Verify it’s you' });
  await page.press('Send code', dialog);
  await page.user.type(within(dialog).getByLabelText('Email code'), demoCode);
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
  await act(async () => {
    confirm.click();
    confirm.click();
    await page.idle();
  });
  expect(sent).toBe(1);
});
