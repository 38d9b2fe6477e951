import { act } from 'react';
import { expect, test, vi } from 'vitest';
import space from '@tokens/space.tokens.json';
import { mount } from '@tests/support/app/mount';
import { ConfirmDialog } from './ConfirmDialog';

function open(cancelLabel?: string) {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  mount(
    <ConfirmDialog title="Continue?" isOpen onCancel={onCancel} onConfirm={onConfirm} confirmLabel="Continue" cancelLabel={cancelLabel}>
      The bonus ends.
    </ConfirmDialog>,
  );
  const dialog = document.querySelector('[role=alertdialog]');
  const answers = [...(dialog?.querySelectorAll('button') ?? [])].filter(({ textContent }) => textContent);
  return { dialog, answers, onCancel, onConfirm };
}

test('[R-DIALOG-01] a confirm dialog is 520 px wide', () => {
  expect(space.width.confirm.$value).toEqual({ value: 520, unit: 'px' });
});

test('both answers are heard, the main one stands last', () => {
  const { answers, onCancel, onConfirm } = open('Go back');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Go back', 'Continue']);
  act(() => answers[0]?.click());
  act(() => answers[1]?.click());
  expect([onCancel, onConfirm].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('one answer suffices where nothing is to be decided', () => {
  expect(open().answers.map(({ textContent }) => textContent)).toEqual(['Continue']);
});

test('Escape is an answer too, a press beside the dialog is not', () => {
  const { dialog, onCancel } = open('Go back');
  act(() => void document.querySelector<HTMLElement>('[data-rac]:has([role=alertdialog])')?.click());
  expect(onCancel).not.toHaveBeenCalled();
  act(() => void dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the dialog is named by its title', () => {
  const { dialog } = open();
  const id = dialog?.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Continue?');
});
