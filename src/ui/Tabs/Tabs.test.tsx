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

test('content that all tabs share is drawn once when another one is chosen', async () => {
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

test('tabs that choose by themselves show the content of the chosen one alone', async () => {
  const { user } = renderUi(
    <Tabs label="For each tab" tabs={tabs} defaultSelected="second">
      {(id) => <p>content of {id}</p>}
    </Tabs>,
  );
  expect(screen.getByText(/content of/).textContent).toBe('content of second');
  await user.click(screen.getByRole('tab', { name: 'first' }));
  expect(screen.getByText(/content of/).textContent).toBe('content of first');
});
