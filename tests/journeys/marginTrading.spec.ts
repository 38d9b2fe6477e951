import { buyAtMarket } from '@tests/support/browser/buyAtMarket';
import { inputMode, inputModesOf } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user borrows dollars, buys bitcoin with them and repays the debt`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/margin/trade/btc_usdt?marginMode=isolated', { as: 'trader' });
    const account = page.getByRole('region', { name: 'Funds' });

    await input.press(account.getByRole('button', { name: 'Borrow' }));
    const loan = page.getByRole('dialog', { name: 'Borrow' });
    await input.type(loan.getByRole('textbox', { name: 'Amount' }), '500');
    await input.press(loan.getByRole('button', { name: 'Borrow USDT' }));
    await expect(account.getByRole('meter')).toHaveAttribute('aria-valuetext', /^[\d.]+ · Safe$/);

    // The form precedes the account: the keyboard reaches it from the top of the screen.
    await page.goto('/en_US/margin/trade/btc_usdt?marginMode=isolated');
    await buyAtMarket(page, input, '500');

    await input.press(account.getByRole('button', { name: 'Repay' }));
    const repayment = page.getByRole('dialog', { name: 'Repay' });
    await input.press(repayment.getByRole('button', { name: 'All' }));
    await input.press(repayment.getByRole('button', { name: 'Repay USDT' }));
    await expect(account.getByRole('meter')).toHaveAttribute('aria-valuetext', /^No debt/);
    const orders = page.getByRole('region', { name: 'Orders and funds' });
    await page.goto('/en_US/margin/trade/btc_usdt?marginMode=isolated&tab=repays');
    await expect(orders.getByRole('row', { name: /USDT/ }).first()).toContainText(/500/);
  });
}
