import { screen, within } from '@testing-library/react';
import { WithdrawPage } from '@/pages/assets/withdraw/page';
import { demoCode } from '@fixtures/personas';
import { renderApp, type RenderOptions } from './renderApp';

/** An address for EVM networks, and one for TRON. */
export const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const tronAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Opens the withdrawal page with functions to operate it. */
export async function openWithdraw(options: RenderOptions = {}) {
  const page = await renderApp(<WithdrawPage />, { as: 'trader', at: '/assetManagement/extract', ...options });
  const { user } = page;
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = async (name: string | RegExp, within_: HTMLElement = document.body) => {
    await user.click(within(within_).getByRole('button', { name }));
    await page.advance();
  };
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
  };
  return {
    ...page,
    field,
    press,
    type,
    choose: async (network: RegExp) => {
      await press(/Network/);
      await user.click(screen.getByRole('option', { name: network }));
    },
    /** Confirms the withdrawal and verifies it with the code that was sent. */
    prove: async () => {
      await press('Confirm and verify');
      const dialog = screen.getByRole('dialog', { name: 'Verify it’s you' });
      await press('Send code', dialog);
      await user.type(within(dialog).getByLabelText('Email code'), demoCode);
      await press('Confirm', dialog);
    },
    recent: () =>
      within(screen.getByRole('region', { name: 'Recent withdrawals' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  };
}
