import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personas } from '@fixtures/personas';
import { TradeCommandsGate } from '@/entities/shortcuts';
import { toastRequested } from '@/entities/toasts';
import { collect, offline } from '@tests/support/app/scope';
import { openContractDesk, type ContractDesk } from '@tests/support/app/contractDesk';
import { immediateFrames } from '@tests/support/app/frames';

immediateFrames();

const minute = 60_000;

const confirmed = async (page: ContractDesk, name: string) => {
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await page.advance(1_500);
};
const positionsOf = ({ world }: ContractDesk) => world().db.positions.find({ where: { owner: personas.trader.login.fid } }).list;

test('a long position can be opened, is listed and announced, and can be closed', async () => {
  const page = await openContractDesk();
  const before = positionsOf(page).length;
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.type('Size', '0.01');
  await page.press('Open long');
  await confirmed(page, 'Open long');
  expect(positionsOf(page)).toHaveLength(before + 1);
  const row = await page.tabs().findByRole('row', { name: /BTCUSDT.*Long/ }, { timeout: 10_000 });
  expect(row.textContent).toMatch(/0\.01\sBTC/);
  const { offered, run } = page.scope.getState(TradeCommandsGate.state);
  expect(offered).toEqual(['form', 'pairs', 'readOut']);
  await act(async () => run('readOut'));
  expect(screen.getByText(/^BTCUSDT Perpetual: .* Long 0\.01\sBTC, unrealized PnL -?[\d.]+\sUSDT\.$/)).toBeDefined();
  await page.user.click(within(row).getByRole('button', { name: /^Close/ }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Size0\.01\sBTCEntry.*Mark\d.*Liq.*Est\. PnL -?[\d.]+\sUSDT/);
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await page.advance(1_500);
  expect(positionsOf(page)).toHaveLength(before);
});

test('a position is shared with return, entry and mark price, its PnL amount only on request', async () => {
  const page = await openContractDesk({ scenario: 'hedged-positions', code: 'ethusdt' });
  const [more] = await page.tabs().findAllByRole('button', { name: /^More: / }, { timeout: 10_000 });
  await page.user.click(more ?? expect.fail('no position'));
  await page.user.click(screen.getByRole('menuitem', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: /^Share / });
  // Without a canvas the card is rendered as text.
  expect(dialog.textContent).toMatch(/ETHUSDT, (Long|Short) · \d+×, [+-][\d.]+%, Entry price [\d,.]+, Mark [\d,.]+, /);
  expect(dialog.textContent).not.toMatch(/Unrealized PnL/);
  await page.user.click(within(dialog).getByRole('checkbox', { name: 'Show the PnL amount' }));
  expect(dialog.textContent).toMatch(/Unrealized PnL -?[\d,.]+\sUSDT/);
});

test('the account panel shows wallet balance and bonus, and the last tabs list exits, assets and copied positions', async () => {
  const page = await openContractDesk({ as: 'contractTrader' });
  expect(screen.getByText('Wallet balance')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toContain('/assetManagement/topup');
  const asset = page.world().positions.views.assets({ owner: personas.contractTrader.login.fid, coinId: 52 }, page.world().now);
  expect(screen.queryByText('Bonus for fees') !== null).toBe(asset.bonus !== '0');
  await act(() => page.user.click(page.tabs().getByRole('tab', { name: 'Assets' })));
  const table = await page.tabs().findByRole('table', { name: 'Assets' }, { timeout: 10_000 });
  const textsIn = (role: string) => Array.from(within(table).getAllByRole(role), ({ textContent }) => textContent);
  expect(textsIn('columnheader').slice(0, 4)).toEqual(['Coin', 'Equity', 'Wallet balance', 'Available']);
  expect(textsIn('rowheader')).toEqual(['USDT']);
  await act(() => page.user.click(page.tabs().getByRole('tab', { name: 'TP/SL' })));
  expect(await page.tabs().findByText(/No take profits or stop losses|Whole position/, {}, { timeout: 10_000 })).toBeDefined();
  await act(() => page.user.click(page.tabs().getByRole('tab', { name: 'Copy trading' })));
  expect(await page.tabs().findByText(/No copied positions|Lead trader/, {}, { timeout: 10_000 })).toBeDefined();
});

test('positions are paginated by ten', async () => {
  const page = await openContractDesk({ as: 'vip', scenario: 'positions-many' });
  const rows = () => within(page.tabs().getByRole('table', { name: 'Positions' })).getAllByRole('rowheader');
  await page.tabs().findByRole('navigation', { name: 'Pages of Positions' }, { timeout: 10_000 });
  expect(rows()).toHaveLength(10);
  await page.user.click(page.tabs().getByRole('button', { name: 'Page 12' }));
  expect(rows()).toHaveLength(10);
  expect(page.tabs().getByText('111–120 of 120')).toBeDefined();
});

test('a closing price too far from the mark price is reported and disables closing', async () => {
  const page = await openContractDesk({ scenario: 'hedged-positions', code: 'ethusdt' });
  const [close] = await page.tabs().findAllByRole('button', { name: /^Close: / }, { timeout: 10_000 });
  await page.user.click(close ?? expect.fail('no position'));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('radio', { name: 'Limit' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(false);
  const price = dialog.getByRole('textbox', { name: 'Price' });
  await page.user.clear(price);
  await page.user.type(price, '1');
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
});

test('an invalid size is reported at its field, and nothing is sent', async () => {
  const page = await openContractDesk({ code: 'dogeusdt' });
  await page.type('Size', '150');
  expect(page.form().getByText('Enter a multiple of 100 DOGE')).toBeDefined();
  await page.type('Size', '900000000');
  expect(page.form().getByText(/Too large|Larger than/)).toBeDefined();
  await page.press('Open long');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('Enter submits nothing, as the form offers both sides', async () => {
  const page = await openContractDesk();
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.type('Size', '0.01{Enter}');
  await page.advance();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an order is edited in a dialog that validates its price, a plan order with its trigger price and basis', async () => {
  const page = await openContractDesk({ scenario: 'contract-plans' });
  const owner = personas.trader.login.fid;
  await page.type('Price', '60000');
  await page.type('Size', '0.01');
  await page.press('Open long');
  await confirmed(page, 'Open long');
  const tab = async (name: RegExp) => {
    await act(() => page.user.click(page.tabs().getByRole('tab', { name })));
    return page.tabs().findAllByRole('button', { name: /^Edit: BTCUSDT/ }, { timeout: 10_000 });
  };
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit order' }, { timeout: 10_000 }));
  const enter = async (field: string, figure: string) => {
    const input = (await dialog()).getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, figure);
  };
  const save = async () => {
    await page.user.click((await dialog()).getByRole('button', { name: 'Save changes' }));
    await page.advance(1_500);
  };
  const [order = expect.fail('no order')] = await tab(/^Open orders/);
  await page.user.click(order);
  await enter('Price', '900000');
  expect(screen.getByText('Too far from the market price')).toBeDefined();
  await enter('Price', '61000');
  await save();
  const openOrders = page.world().db.contractOrders.find({ where: { owner, contractCode: 'btcusdt' } }).list;
  expect(openOrders.map(({ price }) => price)).toContain('61000');
  const [plan = expect.fail('no plan')] = await tab(/^Plan orders/);
  await page.user.click(plan);
  const field = (await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Trigger price' });
  const trigger = String(Math.round(Number.parseFloat(field.value) * 1.001));
  await enter('Trigger price', trigger);
  await page.user.click((await dialog()).getByRole('radio', { name: 'Mark price' }));
  await save();
  const plans = page.world().db.contractConditions.find({ where: { owner, contractCode: 'btcusdt' } }).list;
  expect(plans.find(({ triggerPrice }) => triggerPrice === trigger)).toMatchObject({ triggerBasis: 'mark' });
});

test('the trigger basis of a plan order is selected in the form, confirmed, sent and listed', async () => {
  const page = await openContractDesk();
  const owner = personas.trader.login.fid;
  await page.user.click(page.form().getByRole('tab', { name: 'Trigger' }));
  await page.user.click(page.form().getByRole('radio', { name: 'Mark price' }));
  await page.type('Trigger price', '60000');
  await page.type('Size', '0.01');
  await page.press('Open long');
  expect(screen.getByRole('alertdialog').textContent).toMatch(/Trigger by\s*Mark/);
  await confirmed(page, 'Open long');
  const plans = page.world().db.contractConditions.find({ where: { owner, state: 'waiting', contractCode: 'btcusdt' } }).list;
  expect(plans.map(({ triggerBasis }) => triggerBasis)).toContain('mark');
  await act(() => page.user.click(page.tabs().getByRole('tab', { name: /^Plan orders/ })));
  const row = await page.tabs().findByRole('row', { name: /BTCUSDT.*60,?000/ }, { timeout: 10_000 });
  expect(within(row).getByText('Mark price')).toBeDefined();
});

test('a fill and a triggered stop loss are announced when they happen', async () => {
  const page = await openContractDesk({ scenario: 'contract-plans' });
  const toasts = collect(toastRequested, page.scope);
  await page.type('Price', '60000');
  await page.type('Size', '0.01');
  await page.press('Open long');
  await confirmed(page, 'Open long');
  const toastKeys = () => toasts.map(({ text }) => 'key' in text && text.key);
  const fall = async (percent: string) => {
    page.world().interventions.begin({ kind: 'move', of: 'BTC', percent, overMs: 1_000, holdMs: null });
    await page.advanceExchange(minute);
    await page.advance(2_500);
  };
  await fall('-2');
  expect(toastKeys()).toEqual(['contract.placed', 'contract.triggered_stopLoss']);
  await fall('-50');
  expect(toastKeys()).toEqual(['contract.placed', 'contract.triggered_stopLoss', 'contract.filled']);
});

test('a liquidation is announced when it happens', async () => {
  const page = await openContractDesk({ code: 'ethusdt', scenario: 'liquidation-soon' });
  const toasts = collect(toastRequested, page.scope);
  const owner = personas.trader.login.fid;
  const isolated = () => page.world().db.positions.find({ where: { owner, contractCode: 'ethusdt', marginMode: 'isolated' } }).total;
  for (let [next] = page.world().upcoming(); next && isolated() === 2; [next] = page.world().upcoming()) page.world().advanceTo(next.at);
  await page.advance(2_500);
  expect(toasts.map(({ text }) => 'key' in text && text.key)).toEqual([expect.stringMatching(/^contract\.liquidated_(long|short)$/)]);
  const notice = (await screen.findByText('Position liquidated')).closest('[role]') ?? document.body;
  expect(notice.textContent).toMatch(
    /ETHUSDT (Long|Short) 100×: 2\sETH, opened at [\d,.]+, was liquidated at [\d,.]+ on .*Realized PnL -[\d,.]+\sUSDT/,
  );
  await act(() => page.user.click(screen.getByRole('button', { name: 'See record' })));
  expect(await page.tabs().findByRole('tab', { name: 'Position history', selected: true }, { timeout: 10_000 })).toBeDefined();
});

test('an unknown contract is reported as not listed', async () => {
  await openContractDesk({ code: 'nothing' });
  expect(screen.getByRole('heading', { level: 1, name: 'This contract is not listed' })).toBeDefined();
});

test('a visitor gets a login link that leads back, and no positions are requested', async () => {
  const page = await openContractDesk({ as: 'visitor' });
  expect(page.form().getByRole('link', { name: 'Log in to trade' }).getAttribute('href')).toContain('redirect=');
  expect(page.requests.filter((request) => request.includes('/position/'))).toEqual([]);
});

test('a size can be entered as margin, and an unfillable fill-or-kill order is reported', async () => {
  const page = await openContractDesk();
  await page.user.click(page.form().getByRole('button', { name: /^Unit/ }));
  await page.user.click(screen.getByRole('menuitemradio', { name: /^USDT \(margin\)/ }));
  await page.type('Price', '80000');
  await page.type('Size', '100');
  await page.press('Open long');
  // At 20× leverage a margin of 100 USDT opens a position of 2,000 USDT.
  expect(screen.getByRole('alertdialog').textContent).toMatch(/Size\s*0\.025\sBTC/);
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /Back|Cancel/ }));
  await page.user.click(page.form().getByRole('button', { name: /Time in force/ }));
  await page.user.click(screen.getByRole('option', { name: /^Fill or kill/ }));
  expect(page.form().getAllByText('The order book can’t fill the full amount at this price')).not.toHaveLength(0);
});

test('no order can be placed on a halted contract, and the form says why', async () => {
  const page = await openContractDesk({ scenario: 'contract-halted' });
  expect(page.form().getByText(/Trading is halted/)).toBeDefined();
  expect(page.form().getByRole<HTMLButtonElement>('button', { name: 'Open long' }).disabled).toBe(true);
});

test('an account that fails to load shows an error and no risk meter', async () => {
  const fault = { at: 'swap.accountAssets', when: {}, fault: { kind: 'status', status: 503 } } as const;
  await openContractDesk({ prepare: ({ exchange }) => void exchange.simulation.world().faults.set(fault) });
  const account = within(screen.getByRole('region', { name: 'Funds' }));
  expect(await account.findByText('Couldn’t load your account')).toBeDefined();
  expect(account.queryByRole('meter')).toBeNull();
});

test('a lost connection is reported in the order book', async () => {
  const page = await openContractDesk();
  page.intercept('/hk-web/swap/v1/portal/public/btcusdt/depth', offline);
  await page.advance(300);
  expect(screen.getByText('Connection lost. Prices are not up to date.')).toBeDefined();
});
