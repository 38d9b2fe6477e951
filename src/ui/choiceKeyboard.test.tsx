import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from './Button/Button';
import { DateRangePicker } from './DateRangePicker/DateRangePicker';
import { Dialog } from './Dialog/Dialog';
import { RadioGroup } from './RadioGroup/RadioGroup';
import { RatingField } from './Rating/RatingField';
import { Select } from './Select/Select';
import { SideNav } from './SideNav/SideNav';
import { Table } from './Table/Table';
import { Tree } from './Tree/Tree';
import { useOverlay } from './useOverlay';

const focused = () => document.activeElement;

test('RadioGroup is reached by Tab; Space selects an option if none is selected', async () => {
  const onChange = vi.fn();
  const options = ['Cross', 'Isolated'].map((label) => ({ id: label, label }));
  const { user } = renderUi(<RadioGroup label="Margin mode" options={options} value={null} onChange={onChange} />);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Cross');
});

test('RatingField is reached by Tab; Space selects the focused star, arrow keys the next one', async () => {
  const onChange = vi.fn();
  const { user } = renderUi(<RatingField label="The chat" value={null} onChange={onChange} starName={String} />);
  await user.tab();
  await user.keyboard(' ');
  await user.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([[1], [2]]);
});

function Coins() {
  const [value, setValue] = useState<string | null>('btc');
  const options = ['BTC', 'ETH', 'SOL'].map((label) => ({ id: label.toLowerCase(), label }));
  return <Select label="Coin" options={options} value={value} onChange={setValue} placeholder="-" emptyText="None" />;
}

test('Select opens with Enter, is navigated by arrows, Home, End and type-ahead, and on Escape keeps its value and regains the focus', async () => {
  const { user } = renderUi(<Coins />);
  const button = screen.getByRole('button');
  await user.tab();
  await user.keyboard('{Enter}');
  const seen: (string | null | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{End}', '{Home}', 's']) {
    await user.keyboard(key);
    seen.push(focused()?.textContent);
  }
  expect(seen).toEqual(['ETH', 'SOL', 'BTC', 'SOL']);
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), button.textContent]).toEqual([null, 'BTC']);
  await waitFor(() => expect(focused()).toBe(button));
});

test('the groups of SideNav collapse and expand with Space, and Tab moves on to their links', async () => {
  const entries = [{ id: 'security', label: 'Security', href: '#security' }];
  const { user } = renderUi(<SideNav label="Account" groups={[{ id: 'account', title: 'Account', entries }]} />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.queryByRole('link')).toBeNull();
  await user.keyboard(' ');
  await user.tab();
  expect(focused()).toBe(screen.getByRole('link', { name: 'Security' }));
});

test('Table is sorted from its headers, which are reached by Tab and pressed by Enter and Space', async () => {
  const onSort = vi.fn();
  const { user } = renderUi(
    <Table
      label="Pairs"
      columns={[{ id: 'price', header: 'Price', align: 'end', isSortable: true, cell: ({ price }: { price: string }) => price }]}
      rows={[{ price: '64,250.10' }]}
      rowKey={({ price }) => price}
      onSort={onSort}
    />,
  );
  for (let step = 0; step < 3 && focused() !== screen.getByRole('button', { name: 'Price' }); step++) await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onSort.mock.calls).toEqual([[{ column: 'price', direction: 'descending' }], [{ column: 'price', direction: 'descending' }]]);
});

test('Enter activates a line of Tree', async () => {
  const onAction = vi.fn();
  const { user } = renderUi(<Tree label="Topics" nodes={[{ id: 'trade', label: 'Trading' }]} onAction={onAction} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('trade');
});

test('DateRangePicker is navigated day by day with arrow keys, and Enter selects both ends', async () => {
  const onChange = vi.fn();
  const { user } = renderUi(
    <DateRangePicker label="Period" today="2026-11-22" value={{ from: '2026-11-10', to: '2026-11-10' }} onChange={onChange} />,
  );
  const button = screen.getByRole('button');
  for (let step = 0; step < 8 && focused() !== button; step++) await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-11', to: '2026-11-19' }); // after the first end is selected, the focus moves to the following day
});

function Opening() {
  const { trigger, overlay } = useOverlay();
  return (
    <>
      <Button {...trigger}>Open</Button>
      <Dialog title="Fees" isOpen={overlay.isOpen} onOpenChange={overlay.onOpenChange}>
        <Button>Inside</Button>
      </Dialog>
    </>
  );
}

test('Dialog takes the focus, traps Tab, and returns the focus on Escape', async () => {
  const { user } = renderUi(<Opening />);
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step++) {
    await user.tab();
    expect(dialog.contains(focused())).toBe(true);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Open' })));
});
