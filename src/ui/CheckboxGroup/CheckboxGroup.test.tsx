import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { id: 'orders', label: 'Orders' },
  { id: 'risk', label: 'Risk', isDisabled: true },
  { id: 'news', label: 'News' },
];

function Example() {
  const [values, setValues] = useState<readonly string[]>(['risk']);
  return <CheckboxGroup label="Notify me of" options={options} values={values} onChange={setValues} allLabel="All" />;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () => options.filter(({ label }) => box(label).checked).map(({ label }) => label);

test('the "all" checkbox selects every enabled option and then none; a disabled option keeps its state', async () => {
  const { user } = renderUi(<Example />);
  await user.click(box('All'));
  expect(chosen()).toEqual(['Orders', 'Risk', 'News']);
  await user.click(box('All'));
  expect(chosen()).toEqual(['Risk']);
});

test('with some options selected, the "all" checkbox is indeterminate', async () => {
  const { user } = renderUi(<Example />);
  expect(box('All').indeterminate).toBe(false);
  box('Orders').focus();
  await user.keyboard(' ');
  expect([box('All').indeterminate, box('All').checked]).toEqual([true, false]);
  await user.click(box('News'));
  expect([box('All').indeterminate, box('All').checked]).toEqual([false, true]);
});

test('the group is named by its label', () => {
  renderUi(<Example />);
  expect(screen.getByRole('group', { name: 'Notify me of' })).toBeTruthy();
});
