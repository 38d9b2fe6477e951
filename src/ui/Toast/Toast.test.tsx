import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Toast } from './Toast';
import { createToasts, toastTime } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const shown = () => screen.queryAllByRole('alertdialog').map((toast) => within(toast).getByRole('alert').textContent);

function open(toaster = createToasts()) {
  return { toaster, ...renderUi(<Toast toaster={toaster} />) };
}

test('a message sent before the toasts are mounted is not lost', () => {
  const toaster = createToasts();
  toaster.show({ tone: 'success', title: 'Transfer successful' });
  open(toaster);
  expect(shown()).toEqual(['Transfer successful']);
});

test('a message leaves after its time, an error stays until it is closed', async () => {
  const { toaster, user } = open();
  act(() => toaster.show({ tone: 'success', title: 'Transfer successful' }));
  act(() => toaster.show({ tone: 'danger', title: 'Not transferred' }));
  act(() => void vi.advanceTimersByTime(toastTime));
  expect(shown()).toEqual(['Not transferred']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toEqual([]);
});

test('the sender decides how long a message stays', () => {
  const { toaster } = open();
  act(() => toaster.show({ tone: 'success', title: 'Done' }, 2000));
  act(() => void vi.advanceTimersByTime(1999));
  expect(shown()).toEqual(['Done']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});
