import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(
    `by ${name}: a user sells a token before its listing against collateral, edits the order and cancels it`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/preMarket', { as: 'trader' });
      await input.press(page.getByRole('table', { name: 'Pre-market tokens' }).getByRole('link', { name: 'HLCN/USDT' }));
      await expect(page).toHaveURL(/preMarket\?pair=hlcn_usdt/);
      const form = page.getByRole('region', { name: 'Place order' });
      await input.press(form.getByRole('radio', { name: 'Sell' }));
      await input.type(form.getByRole('textbox', { name: 'Price' }), '1.5');
      await input.type(form.getByRole('textbox', { name: 'Amount' }), '200');
      await input.press(form.getByRole('button', { name: 'Sell HLCN' }));
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('300 USDT');
      await input.press(question.getByRole('button', { name: 'Sell HLCN' }));
      const orders = page.getByRole('region', { name: 'Orders and funds' });
      await input.press(orders.getByRole('tab', { name: /Open orders/ }));
      await input.press(orders.getByRole('button', { name: /^Edit: HLCN\/USDT/ }));
      const edit = page.getByRole('dialog', { name: 'Edit order' });
      await input.type(edit.getByRole('textbox', { name: 'Price' }), '1.6');
      await input.press(edit.getByRole('button', { name: 'Save changes' }));
      await expect(edit).toBeHidden();
      await expect(orders.getByRole('row', { name: /HLCN\/USDT/ })).toContainText('1.6');
      await input.press(orders.getByRole('button', { name: /^Cancel: HLCN\/USDT/ }));
      await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }));
      await expect(orders.getByText('No open orders')).toBeVisible();
    },
  );
}
