import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '@tests/support/app/mount';
import { MultiSelect } from './MultiSelect';

const options = [
  { id: 'btc', label: 'BTC' },
  { id: 'eth', label: 'ETH' },
  { id: 'xrp', label: 'XRP', isDisabled: true },
];

function Example() {
  const [values, setValues] = useState<readonly string[]>(['eth']);
  return (
    <>
      <output>{values.join()}</output>
      <MultiSelect
        label="Coins"
        options={options}
        values={values}
        onChange={setValues}
        placeholder="All"
        summary={String(values.length)}
        emptyText="None"
        defaultOpen
      />
    </>
  );
}

function open() {
  const { place } = mount(<Example />);
  const chosen = () => place.querySelector('output')?.textContent;
  const press = (selector: string, text: string) =>
    act(() => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find(({ textContent }) => textContent.includes(text))?.click();
    });
  return { chosen, press };
}

test('[R-SELECT-02] several options can be chosen, and given back', () => {
  const { chosen, press } = open();
  press('[role=option]', 'BTC');
  expect(chosen()?.split(',').toSorted()).toEqual(['btc', 'eth']);
  press('[role=option]', 'ETH');
  expect(chosen()).toBe('btc');
});

test('[R-SELECT-02] select-all chooses every option that is open, and then none', () => {
  const { chosen, press } = open();
  press('[role=option]', 'Select all');
  expect(chosen()).toBe('btc,eth');
  press('[role=option]', 'ETH');
  expect(chosen()).toBe('btc');
  press('[role=option]', 'Select all');
  press('[role=option]', 'Select all');
  expect(chosen()).toBe('');
});
