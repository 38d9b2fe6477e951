import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Tabs } from './Tabs';

const tabs = ['first', 'second'].map((id) => ({ id, label: id }));

function Content({ of, onMount }: { readonly of: string; readonly onMount: (of: string) => void }) {
  useEffect(() => onMount(of), [of, onMount]);
  return <p>content of {of}</p>;
}

test('content shared by all tabs is rendered once when the selection changes', async () => {
  const mounted: string[] = [];
  const onMount = (of: string) => void mounted.push(of);
  function Chosen() {
    const [selected, setSelected] = useState('first');
    return (
      <Tabs label="As a whole" tabs={tabs} selected={selected} onSelect={setSelected}>
        <Content key={selected} of={selected} onMount={onMount} />
      </Tabs>
    );
  }
  const { user } = renderUi(<Chosen />);
  await user.click(screen.getByRole('tab', { name: 'second' }));
  await user.click(screen.getByRole('tab', { name: 'first' }));
  expect(mounted).toEqual(['first', 'second', 'first']);
  expect(screen.getAllByText(/content of/)).toHaveLength(1);
});

test('uncontrolled tabs show only the content of the selected one', async () => {
  const { user } = renderUi(
    <Tabs label="For each tab" tabs={tabs} defaultSelected="second">
      {(id) => <p>content of {id}</p>}
    </Tabs>,
  );
  expect(screen.getByText(/content of/).textContent).toBe('content of second');
  await user.click(screen.getByRole('tab', { name: 'first' }));
  expect(screen.getByText(/content of/).textContent).toBe('content of first');
});
