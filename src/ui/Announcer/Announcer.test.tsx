import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { createAnnouncer, politeGap, useAnnouncer } from './announcer';
import { Announcer } from './Announcer';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

function open() {
  const announcer = createAnnouncer();
  renderUi(<Announcer announcer={announcer}>page</Announcer>);
  const read = (role: 'status' | 'alert') => screen.getByRole(role).textContent.trim();
  return { announcer, read };
}

test('the first polite message is announced at once', () => {
  const { announcer, read } = open();
  act(() => announcer.polite('Copied'));
  expect(read('status')).toBe('Copied');
});

test('polite messages within five seconds are announced together afterwards, each once', () => {
  const { announcer, read } = open();
  act(() => announcer.polite('Saved'));
  act(() => ['Copied', 'Connected', 'Copied'].forEach(announcer.polite));
  pass(politeGap - 1);
  expect(read('status')).toBe('Saved');
  pass(1);
  expect(read('status')).toBe('Copied Connected');
});

test('a hundred messages a second for a minute cause one announcement every five seconds', () => {
  const { announcer } = open();
  let turns = 0;
  announcer.subscribe(() => turns++);
  for (let count = 0; count < 6_000; count++) {
    act(() => announcer.polite(`Price ${count}`));
    pass(10);
  }
  expect(turns).toBe(60_000 / politeGap + 1);
});

test('a repeated message is read again', () => {
  const { announcer } = open();
  act(() => announcer.polite('Copied'));
  const first = screen.getByText('Copied');
  pass(politeGap);
  act(() => announcer.polite('Copied'));
  expect(screen.getByText('Copied')).not.toBe(first);
});

test('old messages are removed from the page', () => {
  const { announcer, read } = open();
  act(() => announcer.polite('Copied'));
  act(() => announcer.assertive('Connection lost'));
  pass(politeGap);
  expect([read('status'), read('alert')]).toEqual(['', '']);
});

test('assertive messages are announced at once', () => {
  const { announcer, read } = open();
  act(() => announcer.assertive('Order rejected'));
  act(() => announcer.assertive('Connection lost'));
  expect(read('alert')).toBe('Connection lost');
});

test('announcing does nothing without an announcer', async () => {
  const Speaks = () => {
    const { polite } = useAnnouncer();
    return <button onClick={() => polite('Copied')} />;
  };
  const { container, user } = renderUi(<Speaks />);
  await user.click(screen.getByRole('button'));
  expect(container.textContent).toBe('');
});
