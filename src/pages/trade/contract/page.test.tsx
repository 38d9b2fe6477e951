import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personas } from '@fixtures/personas';
import { TradeCommandsGate } from '@/entities/key-preferences';
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

test('a long is opened with its exits, shows among the positions, is read out, and is closed', async () => {
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

test('a position is shared as a picture of its return, entry and mark; its money shows only when it is asked for', async () => {
  const page = await openContractDesk({ scenario: 'hedged-positions', code: 'ethusdt' });
  const [more] = await page.tabs().findAllByRole('button', { name: /^More: / }, { timeout: 10_000 });
  await page.user.click(more ?? expect.fail('no position'));
  await page.user.click(screen.getByRole('menuitem', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: /^Share / });
  // Without a canvas the card stands in words.
  expect(dialog.textContent).toMatch(/ETHUSDT, (Long|Short) · \d+×, [+-][\d.]+%, Entry price [\d,.]+, Mark [\d,.]+, /);
  expect(dialog.textContent).not.toMatch(/Unrealized PnL/);
  await page.user.click(within(dialog).getByRole('checkbox', { name: 'Show the PnL amount' }));
  expect(dialog.textContent).toMatch(/Unrealized PnL -?[\d,.]+\sUSDT/);
});

test('the account panel tells wallet balance, bonus and risk, and the lists end with exits, assets and copies', async () => {
  const page = await openContractDesk({ as: 'contractTrader' });
  expect(screen.getByText('Wallet balance')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toContain('/assetManagement/topup');
  const held = page.world().positions.views.assets({ owner: personas.contractTrader.login.fid, coinId: 52 }, page.world().now);
  expect(screen.queryByText('Bonus for fees') !== null).toBe(held.bonus !== '0');
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

test('many positions are shown in pages of ten', async () => {
  const page = await openContractDesk({ as: 'vip', scenario: 'positions-many' });
  const rows = () => within(page.tabs().getByRole('table', { name: 'Positions' })).getAllByRole('rowheader');
  await page.tabs().findByRole('navigation', { name: 'Pages of Positions' }, { timeout: 10_000 });
  expect(rows()).toHaveLength(10);
  await page.user.click(page.tabs().getByRole('button', { name: 'Page 12' }));
  expect(rows()).toHaveLength(10);
  expect(page.tabs().getByText('111–120 of 120')).toBeDefined();
});

test('a closing price too far from the mark is told at its field, and the position cannot be closed at it', async () => {
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

test('what the exchange would refuse is told at its field, and nothing is sent', async () => {
  const page = await openContractDesk({ code: 'dogeusdt' });
  await page.type('Size', '150');
  expect(page.form().getByText('Enter a multiple of 100 DOGE')).toBeDefined();
  await page.type('Size', '900000000');
  expect(page.form().getByText(/Too large|Larger than/)).toBeDefined();
  await page.press('Open long');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('Enter places nothing while both sides are offered: which one is meant is not known', async () => {
  const page = await openContractDesk();
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.type('Size', '0.01{Enter}');
  await page.advance();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an order is changed in place, what the exchange would refuse is told at its field, and a plan by its trigger and the price that sets it off', async () => {
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
  const waiting = page.world().db.contractOrders.find({ where: { owner, contractCode: 'btcusdt' } }).list;
  expect(waiting.map(({ price }) => price)).toContain('61000');
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

test('the price that sets off a plan or an exit is chosen in the form, sent, confirmed and shown among the plans', async () => {
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

test('an order that is filled later is told, and so is an exit that the market reaches', async () => {
  const page = await openContractDesk({ scenario: 'contract-plans' });
  const toasts = collect(toastRequested, page.scope);
  await page.type('Price', '60000');
  await page.type('Size', '0.01');
  await page.press('Open long');
  await confirmed(page, 'Open long');
  const told = () => toasts.map(({ text }) => 'key' in text && text.key);
  const fall = async (percent: string) => {
    page.world().interventions.begin({ kind: 'move', of: 'BTC', percent, overMs: 1_000, holdMs: null });
    await page.pass(minute);
    await page.advance(2_500);
  };
  await fall('-2');
  expect(told()).toEqual(['contract.placed', 'contract.triggered_stopLoss']);
  await fall('-50');
  expect(told()).toEqual(['contract.placed', 'contract.triggered_stopLoss', 'contract.filled']);
});

test('a liquidation is seen as it happens', async () => {
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

test('a contract that never was is said not to be listed', async () => {
  await openContractDesk({ code: 'nothing' });
  expect(screen.getByRole('heading', { level: 1, name: 'This contract is not listed' })).toBeDefined();
});

test('a visitor sees the market and is led to the login and back', async () => {
  const page = await openContractDesk({ as: 'visitor' });
  expect(page.form().getByRole('link', { name: 'Log in to trade' }).getAttribute('href')).toContain('redirect=');
  expect(page.requests.filter((request) => request.includes('/position/'))).toEqual([]);
});

test('a size is typed as the margin that it costs, and a fill-or-kill order that the book cannot fill is told so', async () => {
  const page = await openContractDesk();
  await page.user.click(page.form().getByRole('button', { name: /^Unit/ }));
  await page.user.click(screen.getByRole('menuitemradio', { name: /^USDT \(margin\)/ }));
  await page.type('Price', '80000');
  await page.type('Size', '100');
  await page.press('Open long');
  // At twenty-fold leverage a hundred dollars of margin carry two thousand.
  expect(screen.getByRole('alertdialog').textContent).toMatch(/Size\s*0\.025\sBTC/);
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /Back|Cancel/ }));
  await page.user.click(page.form().getByRole('button', { name: /Time in force/ }));
  await page.user.click(screen.getByRole('option', { name: /^Fill or kill/ }));
  expect(page.form().getAllByText('The order book can’t fill the full amount at this price')).not.toHaveLength(0);
});

test('of a halted contract nothing can be placed, and the form says why', async () => {
  const page = await openContractDesk({ scenario: 'contract-halted' });
  expect(page.form().getByText(/Trading is halted/)).toBeDefined();
  expect(page.form().getByRole<HTMLButtonElement>('button', { name: 'Open long' }).disabled).toBe(true);
});

test('an account that does not load says so with a retry, and is not called safe', async () => {
  const fails = { at: 'swap.accountAssets', when: {}, fault: { kind: 'status', status: 503 } } as const;
  await openContractDesk({ prepare: ({ exchange }) => void exchange.simulation.world().faults.set(fails) });
  const account = within(screen.getByRole('region', { name: 'Funds' }));
  expect(await account.findByText('Couldn’t load your account')).toBeDefined();
  expect(account.queryByRole('meter')).toBeNull();
});

test('a lost connection is told by the book', async () => {
  const page = await openContractDesk();
  page.intercept('/hk-web/swap/v1/portal/public/btcusdt/depth', offline);
  await page.advance(300);
  expect(screen.getByText('Connection lost. Prices are not up to date.')).toBeDefined();
});
