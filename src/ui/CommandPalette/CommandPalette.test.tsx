import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { CommandPalette } from './CommandPalette';

const groups = [
  { id: 'go', title: 'Go to', commands: [{ id: 'markets', label: 'Markets' }] },
  { id: 'do', title: 'Actions', commands: [{ id: 'transfer', label: 'Transfer', keys: ['T'] }] },
];
const onCommand = vi.fn();

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <CommandPalette
        label="Commands"
        groups={groups}
        recent={{ title: 'Recent', ids: ['transfer', 'gone'] }}
        onCommand={onCommand}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

async function open() {
  onCommand.mockClear();
  const { user } = renderUi(<Example />);
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}
const shown = () => textsOf('menuitem');

test('the palette opens with the recent commands first and the search focused', async () => {
  await open();
  expect(shown()).toEqual(['TransferT', 'Markets', 'TransferT']);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Commands' }));
});

test('typing finds a command once, and Enter runs it and closes the palette', async () => {
  const user = await open();
  await user.keyboard('trans');
  expect(shown()).toEqual(['TransferT']);
  await user.keyboard('{Enter}');
  expect(onCommand).toHaveBeenCalledExactlyOnceWith('transfer');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('text typed before the commands load matches them, and Enter runs the first', async () => {
  onCommand.mockClear();
  const palette = (known: typeof groups) => (
    <CommandPalette label="Commands" defaultTyped="tran" groups={known} onCommand={onCommand} isOpen onOpenChange={() => {}} />
  );
  const { user, rerender } = renderUi(palette([]));
  expect(screen.getByRole('searchbox', { name: 'Commands' })).toHaveProperty('value', 'tran');
  await user.keyboard('s{Enter}');
  expect(onCommand).not.toHaveBeenCalled();
  rerender(palette(groups));
  await user.keyboard('{Enter}');
  expect(onCommand).toHaveBeenCalledExactlyOnceWith('transfer');
});

test.each([
  ['runs the first match once it is loaded', true, 's{Enter}', [['transfer']]],
  ['is dropped when something else is typed', true, 's{Enter}x', []],
  ['does nothing if no more commands are loading', false, 's{Enter}', []],
])('Enter before the commands have loaded %s', async (_, isLoading, keys, started) => {
  onCommand.mockClear();
  const palette = (known: typeof groups, isComing: boolean) => (
    <CommandPalette
      label="Commands"
      defaultTyped="tran"
      groups={known}
      isLoading={isComing}
      onCommand={onCommand}
      isOpen
      onOpenChange={() => {}}
    />
  );
  const { user, rerender } = renderUi(palette([], isLoading));
  await user.keyboard(keys);
  rerender(palette(groups, false));
  expect(onCommand.mock.calls).toEqual(started);
});

test('arrow keys reach a recent command, which runs under its own id', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onCommand).toHaveBeenCalledExactlyOnceWith('transfer');
});

test('Enter runs the match reached by the arrow keys, not the first one', async () => {
  const user = await open();
  await user.keyboard('a{ArrowDown}{Enter}');
  expect(onCommand).toHaveBeenCalledExactlyOnceWith('transfer');
});

test('Escape clears the search, then closes the palette and returns the focus', async () => {
  const user = await open();
  await user.keyboard('xyz');
  expect(screen.getByText('No results')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(shown()).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});
