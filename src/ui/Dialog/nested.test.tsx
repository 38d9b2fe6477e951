import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Sheet } from '../Sheet/Sheet';
import { Dialog } from './Dialog';

/** A confirm dialog over a sheet over a dialog, each opened from the one below. */
function Nested() {
  const [depth, setDepth] = useState(0);
  const change = (below: number) => (isOpen: boolean) => setDepth(isOpen ? below + 1 : below);
  return (
    <>
      <Button onPress={() => setDepth(1)}>Transfer</Button>
      <Dialog title="Transfer" isOpen={depth > 0} onOpenChange={change(0)}>
        <Button onPress={() => setDepth(2)}>Choose coin</Button>
      </Dialog>
      <Sheet title="Coins" isOpen={depth > 1} onOpenChange={change(1)}>
        <Button onPress={() => setDepth(3)}>Remove coin</Button>
      </Sheet>
      <ConfirmDialog
        title="Remove?"
        isOpen={depth > 2}
        onCancel={() => setDepth(2)}
        onConfirm={() => setDepth(2)}
        confirmLabel="Remove"
        cancelLabel="Keep"
      >
        It can be added again.
      </ConfirmDialog>
    </>
  );
}

const named = (name: string) => screen.queryByRole('button', { name });
const dialogs = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].map(
    (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

/** Half a second after a dialog has opened, react-aria focuses it again if the focus is on the body, as it is for a moment while another dialog closes. */
const settleFocus = () => new Promise((resolve) => setTimeout(resolve, 600));

test('Escape closes only the topmost dialog and returns the focus to its trigger', async () => {
  const { user } = renderUi(<Nested />);
  const steps = ['Transfer', 'Choose coin', 'Remove coin'];
  for (const step of steps) await user.click(screen.getByRole('button', { name: step }));
  expect(dialogs()).toEqual(['Transfer', 'Coins', 'Remove?']);
  await settleFocus();
  for (const [index, step] of steps.toReversed().entries()) {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual(['Transfer', 'Coins'].slice(0, 2 - index)));
    await waitFor(() => expect(document.activeElement).toBe(named(step)));
  }
});

test('only the topmost dialog is reachable', async () => {
  const { user } = renderUi(<Nested />);
  for (const step of ['Transfer', 'Choose coin']) await user.click(screen.getByRole('button', { name: step }));
  expect([named('Transfer'), named('Choose coin'), named('Remove coin') !== null]).toEqual([null, null, true]);
});
