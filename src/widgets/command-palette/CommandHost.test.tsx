import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { $isHidden } from '@/entities/assets';
import { $areKeysOn } from '@/entities/key-preferences';
import { SearchButton } from '@/features/search';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { $navigator } from '@/shared/routing';
import { allSettled } from 'effector';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { CommandHost } from './CommandHost';

async function openPage(options: RenderOptions = {}) {
  const went: string[] = [];
  const page = await renderApp(
    <>
      <SearchButton />
      <input aria-label="Elsewhere" />
      <CommandHost />
    </>,
    {
      device: 'desktop',
      at: '/market',
      ...options,
      prepare: async ({ scope }) => {
        await allSettled($navigator, { scope, params: { go: (to) => void went.push(to), back: () => {}, reload: () => {} } });
      },
    },
  );
  return { ...page, went };
}
const palette = () => screen.findByRole('dialog', { name: 'Command menu' });

describe('the palette', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by %s, also from a field', async (keys) => {
    const { user } = await openPage();
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await user.keyboard(keys);
    expect(within(await palette()).getByRole('searchbox', { name: 'Command menu' })).toBe(document.activeElement);
  });

  test('leads to a screen that a menu offers', async () => {
    const { user, went } = await openPage({ as: 'trader' });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('transfer record{Enter}');
    await waitFor(() => expect(went).toEqual(['/en_US/orderHome/transferRecord']));
  });

  test('offers what was started last ahead of the rest', async () => {
    const { user } = await openPage({ as: 'trader' });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('hide{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(textsOf('menuitem')[0]).toBe('Show balancesH');
  });

  test('offers a visitor nothing that needs a user', async () => {
    const { user } = await openPage();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const offered = textsOf('menuitem').slice(0, 4);
    expect(offered).toEqual(['Search markets/', 'Switch to dark themeD', 'Keyboard shortcuts?', 'Log in']);
  });
});

describe('single keys', () => {
  test('a slash opens the search, with the focus in its field; Escape brings the focus back to its button', async () => {
    const { user } = await openPage();
    await user.keyboard('/');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' })));
  });

  test('typed into a field they are letters', async () => {
    const { user, scope } = await openPage({ as: 'trader' });
    await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '/h?');
    expect([screen.queryByRole('dialog'), scope.getState($isHidden)]).toEqual([null, false]);
  });

  test('a question mark lists the keys, where single keys can be switched off for good', async () => {
    const storage = memoryStorage();
    const { user, scope } = await openPage({ as: 'trader', storage });
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect([...keys.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Command menu',
      'Search markets',
      'Transfer between accounts',
      'Hide balances',
      'Switch to dark theme',
      'Keyboard shortcuts',
    ]);
    await user.click(within(keys).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await user.keyboard('h?');
    expect([screen.queryByRole('dialog'), scope.getState($isHidden), scope.getState($areKeysOn)]).toEqual([null, false, false]);
    expect(storage.read(storageKeys.singleKeys.name)).toBe('false');
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeTruthy();
  });

  test('hide the balances', async () => {
    const { user, scope } = await openPage({ as: 'trader' });
    await user.keyboard('h');
    expect(scope.getState($isHidden)).toBe(true);
  });

  test('with Alt, or with a dialog open, they start nothing', async () => {
    const { user, scope } = await openPage({ as: 'trader' });
    await user.keyboard('{Alt>}h{/Alt}');
    await user.keyboard('?');
    await screen.findByRole('dialog');
    await user.keyboard('h');
    expect(scope.getState($isHidden)).toBe(false);
  });
});
