import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import space from '@tokens/space.tokens.json';
import { renderUi } from '@tests/support/app/renderUi';
import { ConfirmDialog } from './ConfirmDialog';

function open(cancelLabel?: string) {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  const { user } = renderUi(
    <ConfirmDialog title="Continue?" isOpen onCancel={onCancel} onConfirm={onConfirm} confirmLabel="Continue" cancelLabel={cancelLabel}>
      The bonus ends.
    </ConfirmDialog>,
  );
  const answers = within(screen.getByRole('alertdialog'))
    .getAllByRole('button')
    .filter(({ textContent }) => textContent);
  return { user, answers, onCancel, onConfirm };
}

test('[R-DIALOG-01] a confirm dialog is 520 px wide', () => {
  expect(space.width.confirm.$value).toEqual({ value: 520, unit: 'px' });
});

test('both buttons are reported, the primary one last', async () => {
  const { user, answers, onCancel, onConfirm } = open('Go back');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Go back', 'Continue']);
  for (const answer of answers) await user.click(answer);
  expect([onCancel, onConfirm].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('one button suffices if there is nothing to decide', () => {
  expect(open().answers.map(({ textContent }) => textContent)).toEqual(['Continue']);
});

test('Escape cancels, a press outside the dialog does not', async () => {
  const { user, onCancel } = open('Go back');
  await user.click(document.body);
  expect(onCancel).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the dialog is labelled by its title', () => {
  open();
  expect(screen.getByRole('alertdialog', { name: 'Continue?' })).toBeDefined();
});
