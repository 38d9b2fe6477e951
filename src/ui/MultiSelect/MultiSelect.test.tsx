import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
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
  const { user, container } = renderUi(<Example />);
  const chosen = () => container.querySelector('output')?.textContent;
  const choose = (name: RegExp) => user.click(screen.getByRole('option', { name }));
  return { chosen, choose };
}

test('[R-SELECT-02] several options can be selected and deselected', async () => {
  const { chosen, choose } = open();
  await choose(/BTC/);
  expect(chosen()?.split(',').toSorted()).toEqual(['btc', 'eth']);
  await choose(/ETH/);
  expect(chosen()).toBe('btc');
});

test('[R-SELECT-02] select-all selects every enabled option, and then none', async () => {
  const { chosen, choose } = open();
  await choose(/Select all/);
  expect(chosen()).toBe('btc,eth');
  await choose(/ETH/);
  expect(chosen()).toBe('btc');
  await choose(/Select all/);
  await choose(/Select all/);
  expect(chosen()).toBe('');
});
