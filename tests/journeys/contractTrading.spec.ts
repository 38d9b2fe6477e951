import type { Page } from '@playwright/test';
import { multiply, truncate } from '@/contract/decimal';
import { swap } from '@/contract/swap';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { inputMode, inputModesOf, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const historyPath = swap.positionHistory.path.replace(':bizType', 'portal');

/** A number as displayed, without its sign. */
const unsigned = (value: string): string => value.replace('-', '');

/** Opens one of the tabs below the chart. */
const openTab = (page: Page, input: InputMode, name: string) =>
  input.press(page.getByRole('region', { name: 'Orders and funds' }).getByRole('tab', { name }));

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user sees a liquidation as it happens, and message, position history and bills agree`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/contract/exchange/trade/?tradeName=ethusdt', { as: 'trader', scenario: 'liquidation-soon' });
    const tabs = page.getByRole('region', { name: 'Orders and funds' });
    await expect(tabs.getByRole('button', { name: /^Close: Long ETHUSDT/ })).toBeVisible();
    await ask(page, control.move, { of: 'ETH', percent: '-1' });
    await expect(page.getByText('Long ETHUSDT was liquidated')).toBeVisible();
    await expect(tabs.getByRole('button', { name: /^Close: Long ETHUSDT/ })).toHaveCount(0);
    await expect(tabs.getByRole('button', { name: /^Close: Short ETHUSDT/ })).toBeVisible();
    const { realised, closePrice, end } = (await ask(page, { ...swap.positionHistory, path: historyPath })).list[0];
    expect(end).toBe('liquidated');
    await openTab(page, input, 'Position history');
    await expect(tabs.getByRole('row', { name: /ETHUSDT 100×.*Liquidated/ })).toBeVisible();
    await input.press(tabs.getByRole('button', { name: /^Details ETHUSDT/ }).first());
    await expect(tabs.getByRole('table', { name: 'Position history' })).toContainText(unsigned(realised));
    await openTab(page, input, 'Bills');
    await expect(tabs.getByRole('row', { name: /Liquidation/ }).first()).toContainText(unsigned(realised));
    await input.press(page.getByRole('button', { name: /^Messages/ }));
    await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(`was closed at ${closePrice}`);
  });

  test(
    `by ${name}: a user opens a 10× long with take profit and stop loss, which closes at a profit once the market has risen`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      const { press, type } = input;
      await open(page, '/contract/exchange/trade/?tradeName=solusdt', { as: 'trader' });
      const form = page.getByRole('region', { name: 'Place order' });
      await press(form.getByRole('button', { name: /^Leverage: / }));
      const leverage = page.getByRole('dialog', { name: 'Leverage' });
      await type(leverage.getByRole('textbox', { name: 'Leverage' }), '10');
      await press(leverage.getByRole('button', { name: 'Confirm' }));
      await expect(form.getByRole('button', { name: 'Leverage: 10×' })).toBeVisible();

      await press(form.getByRole('tab', { name: 'Market' }));
      await type(form.getByRole('textbox', { name: 'Size' }), '5');
      await input.toggle(form.getByRole('checkbox', { name: 'Take profit / Stop loss' }));
      const { asks } = await ask(page, { ...swap.contractDepth, path: swap.contractDepth.path.replace(':contractCode', 'solusdt') });
      const [price] = asks[0];
      await type(form.getByRole('textbox', { name: 'Take profit' }), truncate(multiply(price, '1.02'), 2));
      await type(form.getByRole('textbox', { name: 'Stop loss' }), truncate(multiply(price, '0.97'), 2));
      await press(form.getByRole('button', { name: 'Open long' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Open long' }));
      const tabs = page.getByRole('region', { name: 'Orders and funds' });
      await expect(tabs.getByRole('button', { name: /^Close: Long SOLUSDT/ })).toBeVisible();

      await ask(page, control.move, { of: 'SOL', percent: '3' });
      await expect(page.getByText('SOLUSDT take profit triggered')).toBeVisible();
      await expect(tabs.getByRole('button', { name: /^Close: Long SOLUSDT/ })).toHaveCount(0);
      const { realised } = (await ask(page, { ...swap.positionHistory, path: historyPath })).list[0];
      expect(realised).toMatch(/^\d/);
      await openTab(page, input, 'Position history');
      await expect(tabs.getByRole('row', { name: /SOLUSDT 10×.*Closed/ })).toBeVisible();
    },
  );

  test(
    `by ${name}: a user sees a delivery contract settle, and message, position history and bills agree`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/contract/exchange/trade/?tradeName=btcusdt_d', {
        as: 'deliveryTrader',
        scenario: 'delivery-soon',
        startedAt: '2026-03-06T07:55:00Z',
      });
      const tabs = page.getByRole('region', { name: 'Orders and funds' });
      const positions = tabs.getByRole('button', { name: /^Close: Long BTCUSDT \d{6}/ });
      await expect(positions.first()).toBeVisible();
      const names = await positions.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
      const position = tabs.getByRole('button', { name: names.toSorted()[0], exact: true });
      await ask(page, control.clock, { stepMs: 300_000 });
      await expect(page.getByText(/^Long .* was delivered at /)).toBeVisible();
      await expect(position).toHaveCount(0);
      const { realised, closePrice, end } = (await ask(page, { ...swap.positionHistory, path: historyPath })).list[0];
      expect(end).toBe('settled');
      await openTab(page, input, 'Position history');
      await expect(tabs.getByRole('row', { name: /BTCUSDT \d{6}.*Delivered/ }).first()).toBeVisible();
      await openTab(page, input, 'Bills');
      await expect(tabs.getByRole('row', { name: /Settlement/ }).first()).toContainText(unsigned(realised));
      await input.press(page.getByRole('button', { name: /^Messages/ }));
      await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(closePrice);
    },
  );

  test(`by ${name}: a delivered contract shows its settlement price and links to the next of its series, which its address opens from then on`, async ({
    page,
  }) => {
    const input = inputMode(page, name);
    await open(page, '/contract/exchange/trade/?tradeName=btcusdt_d&type=week', {
      as: 'deliveryTrader',
      scenario: 'delivery-soon',
      startedAt: '2026-03-06T07:55:00Z',
    });
    const ticker = page.getByRole('group', { name: 'Key figures' });
    const form = page.getByRole('region', { name: 'Place order' });
    const picker = (date: string) => page.getByRole('button', { name: `BTCUSDT Weekly · ${date}: choose another pair` });
    await expect(picker('2026-03-06')).toBeVisible();
    await expect(ticker).toContainText('Delivery in');
    await ask(page, control.clock, { stepMs: 300_000 });
    const { price } = await ask(page, { ...swap.settlement, path: swap.settlement.path.replace(':contractCode', 'btcusdt_260306_d') });
    await expect.poll(async () => (await ticker.textContent())?.replaceAll(',', '')).toContain(`Settlement price${price}`);
    await expect(ticker).not.toContainText('Delivery in');
    const next = form.getByRole('link', { name: 'Next contract: BTCUSDT 260313' });
    await expect(next).toBeVisible();
    await expect(picker('2026-03-06')).toBeVisible();
    await input.press(next);
    await expect(picker('2026-03-13')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(form.getByRole('button', { name: 'Open long' })).toBeVisible();
    await page.goBack();
    await expect(picker('2026-03-13')).toBeVisible();
  });
}
