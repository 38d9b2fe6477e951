import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Toast } from './Toast';
import { createToaster, toastTime } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const shown = () => screen.queryAllByRole('alertdialog').map((toast) => within(toast).getByRole('alert').textContent);

function open(toaster = createToaster()) {
  return { toaster, ...renderUi(<Toast toaster={toaster} />) };
}

test('a message shown before the toasts are mounted is not lost', () => {
  const toaster = createToaster();
  toaster.show({ tone: 'success', title: 'Transfer successful' });
  open(toaster);
  expect(shown()).toEqual(['Transfer successful']);
});

test('a message disappears after its duration, an error stays until it is closed', async () => {
  const { toaster, user } = open();
  act(() => toaster.show({ tone: 'success', title: 'Transfer successful' }));
  act(() => toaster.show({ tone: 'danger', title: 'Not transferred' }));
  act(() => void vi.advanceTimersByTime(toastTime));
  expect(shown()).toEqual(['Not transferred']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toEqual([]);
});

test.each(['keyboard', 'pointer'] as const)(
  'closing a toast by %s while another is shown never loses the focus, whatever their order',
  async (by) => {
    const toaster = createToaster();
    const { user } = renderUi(
      <>
        <button>Transfer</button>
        <Toast toaster={toaster} />
      </>,
    );
    const outside = screen.getByRole('button', { name: 'Transfer' });
    const tell = (title: string) => act(() => toaster.show({ tone: 'danger', title }));
    const close = async () => {
      const [button] = screen.getAllByRole('button', { name: 'Close' });
      if (by === 'pointer') return user.click(button ?? expect.fail());
      act(() => button?.focus());
      return user.keyboard('{Enter}');
    };
    tell('First');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => outside.focus());
    tell('Second');
    await close();
    expect(shown()).toHaveLength(1);
    if (by === 'pointer') expect(document.activeElement).toBe(outside);
    else expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true);
    await close();
    expect(document.activeElement).toBe(outside);
  },
);

test('the duration of a message can be set', () => {
  const { toaster } = open();
  act(() => toaster.show({ tone: 'success', title: 'Done' }, 2000));
  act(() => void vi.advanceTimersByTime(1999));
  expect(shown()).toEqual(['Done']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});
