import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { searchDelay } from '../OptionList/options';
import { Select } from './Select';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const options = [
  { id: 'btc', label: 'BTC' },
  { id: 'eth', label: 'ETH' },
];

function Example() {
  const [value, setValue] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>(['sol']);
  const search = { label: 'Search', clearLabel: 'Clear', history: { title: 'Recent', recent, onChange: setRecent } };
  return (
    <>
      <output>{`${value} ${recent.join()}`}</output>
      <Select
        label="Coin"
        options={options}
        value={value}
        onChange={setValue}
        placeholder="-"
        emptyText="None"
        search={search}
        defaultOpen
      />
    </>
  );
}

function open() {
  const { user, container } = renderUi(<Example />);
  const type = (text: string) => user.type(screen.getByRole('searchbox'), text);
  const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  const state = () => container.querySelector('output')?.textContent;
  const press = (role: 'option' | 'button', name: string) => user.click(screen.getByRole(role, { name }));
  return { user, type, shown, wait, state, press };
}

test('[R-SELECT-05] typing filters the options after 300 ms without typing', async () => {
  const { type, shown, wait } = open();
  await type('e');
  wait(searchDelay - 1);
  expect(shown()).toEqual(['BTC', 'ETH']);
  await type('t');
  wait(searchDelay - 1);
  expect(shown()).toEqual(['BTC', 'ETH']);
  wait(1);
  expect(shown()).toEqual(['ETH']);
});

test('[R-SELECT-03] a search that led to a selection is remembered as the newest', async () => {
  const { type, wait, state, press } = open();
  await type('et');
  wait(searchDelay);
  await press('option', 'ETH');
  expect(state()).toBe('eth et,sol');
});

test('[R-SELECT-03] a recent search can be repeated', async () => {
  const { shown, wait, press } = open();
  await press('button', 'sol');
  wait(searchDelay);
  expect(shown()).toEqual(['None']);
});

test('[R-SELECT-05] Enter before the debounce ends runs the search and selects nothing', async () => {
  const { user, type, shown, state } = open();
  await type('et');
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['ETH']);
  expect(state()).toBe('null sol');
});

test('[R-SELECT-05] an arrow key before the debounce ends runs the search and moves to its first match', async () => {
  const { user, type, state } = open();
  await type('et');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(state()).toBe('eth et,sol');
});

test('an option that is pressed before the debounce ends is selected, even if the search would remove it', async () => {
  const { user, type, shown, wait, state } = open();
  await type('et');
  const target = screen.getByRole('option', { name: 'BTC' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  wait(searchDelay);
  expect(shown()).toEqual(['BTC', 'ETH']);
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(state()).toBe('btc et,sol');
});

test('a pointer that is released elsewhere selects nothing, and the search goes on', async () => {
  const { user, type, shown, wait, state } = open();
  await type('et');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('option', { name: 'BTC' }) });
  wait(searchDelay);
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('searchbox') });
  wait(searchDelay);
  expect(shown()).toEqual(['ETH']);
  expect(state()).toBe('null sol');
});

test('the search never refers to a removed option, and its first match is one arrow key away', async () => {
  const { user, type, wait, state } = open();
  const pointedAt = () => screen.getByRole('searchbox').getAttribute('aria-activedescendant');
  await type('b');
  wait(searchDelay);
  await type('{Backspace}et');
  wait(searchDelay);
  expect(pointedAt() === null || document.getElementById(pointedAt() ?? '') !== null).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(document.getElementById(pointedAt() ?? '')?.textContent).toBe('ETH');
  await user.keyboard('{Enter}');
  expect(state()).toBe('eth et,sol');
});
