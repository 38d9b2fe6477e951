import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shell, type ShellProps } from '.';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';

/** An overlay's code is loaded when it is first opened, which is slow when many tests run in parallel. */
const patient = { timeout: 60_000 };

const openShell = (kind: ShellProps['kind'], options: RenderOptions) =>
  renderApp(
    <Shell kind={kind}>
      <h1>Page</h1>
    </Shell>,
    options,
  );

/** Opens each button's overlay with Enter and closes it with Escape; returns the names of the buttons that do not regain the focus. */
async function lostBy(buttons: readonly HTMLElement[], { user }: Awaited<ReturnType<typeof openShell>>) {
  const lost: string[] = [];
  for (const button of buttons) {
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const overlay = await screen.findByRole('dialog', {}, patient);
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button)).catch(() => lost.push(button.ariaLabel ?? button.textContent ?? ''));
  }
  return lost;
}

test.each([
  ['trader', 'desktop', 11],
  ['trader', 'phone', 10],
  ['visitor', 'desktop', 7],
] as const)(
  'for a %s on a %s the focus moves into each overlay of the shell and, on Escape, back to its button',
  async (as, device, min) => {
    const page = await openShell('exchange', { as, device });
    await screen.findByRole('contentinfo', {}, patient);
    // A visitor has no customer service on a desktop.
    if (as === 'trader') {
      await screen.findByRole('button', { name: /^Customer service/ }, patient);
      await screen.findByRole('button', { name: /^Account/ }, patient);
    }
    const openers = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup=dialog]')];
    expect(openers.length).toBeGreaterThanOrEqual(min);
    expect(await lostBy(openers, page)).toEqual([]);
  },
);

test('for the owner of a connected wallet the focus moves into each overlay of the shell and, on Escape, back to its button', async () => {
  const page = await openShell('web3', { as: 'web3Wallet', device: 'desktop', at: '/web3/asset' });
  await screen.findByRole('button', { name: /^Wallet: / }, patient);
  const openers = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup=dialog]')];
  expect(openers.length).toBeGreaterThanOrEqual(2);
  expect(await lostBy(openers, page)).toEqual([]);
});

test('the focus moves into the connect-wallet dialog and, on Escape, back to its button', async () => {
  const page = await openShell('web3', { as: 'visitor', device: 'desktop', at: '/web3' });
  expect(await lostBy([await screen.findByRole('button', { name: 'Connect wallet' }, patient)], page)).toEqual([]);
});
