import { swap } from '@/contract/swap';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { expect, open, test } from '@tests/support/browser/open';

const historyPath = swap.positionHistory.path.replace(':bizType', 'portal');

/** A figure as it is shown, without its sign. */
const shown = (figure: string): string => figure.replace('-', '');

test('a liquidation is seen as it happens: message, position history and bills agree', async ({ page }) => {
  await open(page, '/contract/exchange/trade/?tradeName=ethusdt', { as: 'trader', scenario: 'liquidation-soon' });
  const tabs = page.getByRole('region', { name: 'Orders and funds' });
  await expect(tabs.getByRole('button', { name: /^Close: Long ETHUSDT/ })).toBeVisible();
  await ask(page, control.move, { of: 'ETH', percent: '-1' });
  await expect(page.getByText('Long ETHUSDT was liquidated')).toBeVisible();
  await expect(tabs.getByRole('button', { name: /^Close: Long ETHUSDT/ })).toHaveCount(0);
  await expect(tabs.getByRole('button', { name: /^Close: Short ETHUSDT/ })).toBeVisible();
  const { realised, closePrice, end } = (await ask(page, { ...swap.positionHistory, path: historyPath })).list[0];
  expect(end).toBe('liquidated');
  await tabs.getByRole('tab', { name: 'Position history' }).click();
  await expect(tabs.getByRole('row', { name: /ETHUSDT 100×.*Liquidated/ })).toBeVisible();
  await tabs
    .getByRole('button', { name: /^Details ETHUSDT/ })
    .first()
    .click();
  await expect(tabs.getByRole('table')).toContainText(shown(realised));
  await tabs.getByRole('tab', { name: 'Bills' }).click();
  await expect(tabs.getByRole('row', { name: /Liquidation/ }).first()).toContainText(shown(realised));
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(`was closed at ${closePrice}`);
});
