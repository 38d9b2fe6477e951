import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '@tests/support/app/mount';
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
  const { place } = mount(<Example />);
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (text: string) =>
    act(() => {
      const input = document.querySelector<HTMLInputElement>('[type=search]');
      setter?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const shown = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  const state = () => place.querySelector('output')?.textContent;
  const press = (selector: string, text: string) =>
    act(() => [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === text)?.click());
  return { type, shown, wait, state, press };
}

test('[R-SELECT-05] what is typed filters the options once 300 ms have passed without typing', () => {
  const { type, shown, wait } = open();
  type('e');
  wait(searchDelay - 1);
  expect(shown()).toEqual(['BTC', 'ETH']);
  type('et');
  wait(searchDelay - 1);
  expect(shown()).toEqual(['BTC', 'ETH']);
  wait(1);
  expect(shown()).toEqual(['ETH']);
});

test('[R-SELECT-03] a search that led to a choice is remembered, and offered next time', () => {
  const { type, wait, state, press } = open();
  type('et');
  wait(searchDelay);
  press('[role=option]', 'ETH');
  expect(state()).toBe('eth et,sol');
});

test('[R-SELECT-03] a recent search can be made again', () => {
  const { shown, wait, press } = open();
  press('button', 'sol');
  wait(searchDelay);
  expect(shown()).toEqual(['None']);
});

test('[R-SELECT-05] a key pressed before the search is made makes it, and chooses nothing', () => {
  const { type, shown, state } = open();
  type('et');
  act(() => {
    const input = document.querySelector('[type=search]');
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(shown()).toEqual(['ETH']);
  expect(state()).toBe('null sol');
});
