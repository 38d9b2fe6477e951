import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { $areBalancesHidden } from '@/entities/assets';
import { $areShortcutsOn, TradeCommandsGate, type TradeCommand } from '@/entities/shortcuts';
import { SearchButton } from '@/features/search';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { $navigator } from '@/shared/routing';
import { allSettled } from 'effector';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { CommandHost } from './CommandHost';

async function openPage(options: RenderOptions = {}) {
  const went: string[] = [];
  const page = await renderApp(
    <>
      <main>
        <h1>Market</h1>
      </main>
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
/** Waits out the frames within which overlays return the focus. */
const pastFrames = async () => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise((done) => requestAnimationFrame(done));
};
const palette = () => screen.findByRole('dialog', { name: 'Command menu' });

describe('the palette', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens with %s, even from a field', async (keys) => {
    const { user } = await openPage();
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await user.keyboard(keys);
    expect(within(await palette()).getByRole('searchbox', { name: 'Command menu' })).toBe(document.activeElement);
  });

  test('navigates to a screen from the menus', async () => {
    const { user, went } = await openPage({ as: 'trader' });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('transfer record{Enter}');
    await waitFor(() => expect(went).toEqual(['/en_US/orderHome/transferRecord']));
  });

  test('lists the most recently used command first', async () => {
    const { user } = await openPage({ as: 'trader' });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('hide{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(textsOf('menuitem')[0]).toBe('Show balancesH');
  });

  test('moves the focus to the heading on closing if nothing had it before', async () => {
    const { user } = await openPage();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('returns the focus to the search button, even if the search it opened is closed within a frame', async () => {
    const { user } = await openPage();
    await user.keyboard('/');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pastFrames();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const closeAtOnce = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role="dialog"]'))
        queueMicrotask(() => fireEvent.keyDown(target, { key: 'Escape' }));
    };
    await user.keyboard('search markets');
    document.addEventListener('focusin', closeAtOnce);
    onTestFinished(() => document.removeEventListener('focusin', closeAtOnce));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' })));
    await pastFrames();
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, screen.getByRole('button', { name: 'Search' })]);
  });

  test('offers a visitor no commands that need a login', async () => {
    const { user } = await openPage();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const offered = textsOf('menuitem').slice(0, 4);
    expect(offered).toEqual(['Search markets/', 'Switch to dark themeD', 'Keyboard shortcuts?', 'Log in']);
  });
});

describe('single keys', () => {
  test('a slash opens the search with its field focused; Escape returns the focus to its button', async () => {
    const { user } = await openPage();
    await user.keyboard('/');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' })));
  });

  test('in a field, they are typed as text', async () => {
    const { user, scope } = await openPage({ as: 'trader' });
    await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '/h?');
    expect([screen.queryByRole('dialog'), scope.getState($areBalancesHidden)]).toEqual([null, false]);
  });

  test('a question mark lists the keys, where single keys can be switched off permanently', async () => {
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
    expect([screen.queryByRole('dialog'), scope.getState($areBalancesHidden), scope.getState($areShortcutsOn)]).toEqual([
      null,
      false,
      false,
    ]);
    expect(storage.read(storageKeys.singleKeys.name)).toBe('false');
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeTruthy();
  });

  test('hide the balances', async () => {
    const { user, scope } = await openPage({ as: 'trader' });
    await user.keyboard('h');
    expect(scope.getState($areBalancesHidden)).toBe(true);
  });

  test('with Alt or an open dialog, they do nothing', async () => {
    const { user, scope } = await openPage({ as: 'trader' });
    await user.keyboard('{Alt>}h{/Alt}');
    await user.keyboard('?');
    await screen.findByRole('dialog');
    await user.keyboard('h');
    expect(scope.getState($areBalancesHidden)).toBe(false);
  });
});

describe('the keys of a trade screen', () => {
  const offered = ['buy', 'readOut'] as const satisfies readonly TradeCommand[];
  async function openTrading(storage = memoryStorage()) {
    const run = vi.fn<(command: TradeCommand) => void>();
    function TradeScreen() {
      useGate(TradeCommandsGate, { offered, run });
      return <CommandHost />;
    }
    const page = await renderApp(<TradeScreen />, { as: 'trader', at: '/trade/exchange/', storage });
    const keys = async () => {
      await page.user.keyboard('?');
      return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    };
    return { ...page, run, keys };
  }

  test('do nothing until they are switched on, which is persisted', async () => {
    const storage = memoryStorage();
    const { user, run, keys } = await openTrading(storage);
    await user.keyboard('b');
    expect(run).not.toHaveBeenCalled();
    await user.click((await keys()).getByRole('switch', { name: 'Trading shortcuts' }));
    await user.keyboard('{Escape}');
    await user.keyboard('br');
    expect(run.mock.calls).toEqual([['buy'], ['readOut']]);
    expect(storage.read(storageKeys.tradeKeys.name)).toContain('areOn=true');
  });

  test('can be changed, and a key already in use is reported at its field', async () => {
    const { user, run, keys } = await openTrading();
    const dialog = await keys();
    await user.click(dialog.getByRole('switch', { name: 'Trading shortcuts' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Buy' });
    await user.type(field, 'h');
    expect([field.value, dialog.getByText('This key already starts something else')]).toMatchObject(['H', {}]);
    await user.type(field, 'x');
    expect([field.value, dialog.queryByText('This key already starts something else')]).toEqual(['X', null]);
    const read = dialog.getByRole('textbox', { name: 'Read out price, spread and position' });
    await user.clear(read);
    await user.keyboard('{Escape}');
    await user.keyboard('bxr');
    expect(run.mock.calls).toEqual([['buy']]);
  });

  test('are disabled with all single keys; the command menu still offers the commands', async () => {
    const { user, run, keys } = await openTrading();
    const dialog = await keys();
    await user.click(dialog.getByRole('switch', { name: 'Trading shortcuts' }));
    await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(dialog.queryByRole('switch', { name: 'Trading shortcuts' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.keyboard('b');
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('read out{Enter}');
    await waitFor(() => expect(run.mock.calls).toEqual([['readOut']]));
  });
});
