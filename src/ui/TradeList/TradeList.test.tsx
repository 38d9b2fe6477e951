import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { immediateFrames } from '@tests/support/app/frames';
import { renderUi } from '@tests/support/app/renderUi';
import { TradeList, type TradeListProps } from './TradeList';
import type { Trade } from './trades';

immediateFrames();

const trade = (id: number): Trade => ({ id: String(id), price: `1${id}`, amount: `2${id}`, side: id % 2 ? 'buy' : 'sell', time: id });
/** `count` trades up to number `newest`, newest first. */
const upTo = (newest: number, count = newest) => Array.from({ length: count }, (_, index) => trade(newest - index));

const texts = { label: 'Trades', price: 'Price', amount: 'Amount', time: 'Time', empty: 'No trades', paused: 'Paused' };
const format = {
  price: (price: string) => price,
  amount: (amount: string) => amount,
  time: (time: number) => `${time} ms`,
  side: (side: string) => side,
};

function open(first: readonly Trade[] | null, rows?: number, more: Pick<TradeListProps, 'onPick' | 'isFrozen'> = {}) {
  let trades = first;
  const readers = new Set<() => void>();
  const source = {
    read: () => trades,
    subscribe: (changed: () => void) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
  const renders = vi.fn();
  const page = renderUi(
    <Profiler id="trades" onRender={renders}>
      <TradeList source={source} texts={texts} format={format} rows={rows} {...more} />
    </Profiler>,
  );
  /** Changes the trades once the update interval has passed. */
  const change = async (next: readonly Trade[]) => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
    await act(async () => {
      trades = next;
      for (const changed of readers) changed();
      await Promise.resolve();
    });
  };
  return { ...page, renders, change };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const prices = () => rows().map((row) => within(row).getByRole('rowheader').textContent);

test('trades are a table, newest first, and screen readers read their side', () => {
  open(upTo(2));
  expect(rows().map(({ textContent }) => textContent)).toEqual(['12222 ms', '11211 ms']);
  expect(screen.getByRole('rowheader', { name: 'sell 12' }).textContent).toBe('12');
});

test('a new trade takes the row of the oldest; all others keep their nodes, and nothing renders', async () => {
  const { change, renders } = open(upTo(3), 3);
  const before = rows();
  renders.mockClear();
  await change(upTo(4));
  expect(prices()).toEqual(['14', '13', '12']);
  expect(rows()).toEqual([before[2], before[0], before[1]]);
  expect(renders).not.toHaveBeenCalled();
});

test('at most a hundred rows are kept', async () => {
  const { change } = open(upTo(150));
  expect(rows()).toHaveLength(100);
  await change(upTo(400));
  expect([rows().length, prices()[0], prices()[99]]).toEqual([100, '1400', '1301']);
});

test('the trades of another market replace all rows', async () => {
  const { change } = open(upTo(5));
  await change(upTo(90, 2));
  expect(prices()).toEqual(['190', '189']);
});

test('updates pause under the pointer and catch up afterwards', async () => {
  const { change, user } = open(upTo(2));
  await user.hover(rows()[1] ?? expect.fail('there is no second row'));
  await change(upTo(3));
  expect(prices()).toEqual(['12', '11']);
  expect(screen.getByText('Paused')).toBeTruthy();
  await user.unhover(screen.getByRole('group', { name: 'Trades' }));
  expect(prices()).toEqual(['13', '12', '11']);
  expect(screen.queryByText('Paused')).toBeNull();
});

test('updates pause while the list has the focus, which Tab moves to it', async () => {
  const { change, user } = open(upTo(1));
  await user.tab();
  await change(upTo(2));
  expect(prices()).toEqual(['11']);
  await user.tab();
  expect(prices()).toEqual(['12', '11']);
});

test('shows that it is loading until the first trades, and an empty text if there are none', async () => {
  const { container, change } = open(null);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await change([]);
  expect(screen.getByText('No trades')).toBeTruthy();
  await change(upTo(1));
  expect(prices()).toEqual(['11']);
});

test('the list is never a live region', () => {
  const { container } = open(upTo(2));
  expect(container.querySelectorAll('[aria-live], [role="status"], [role="log"]')).toHaveLength(0);
});

test('a price is picked by pointer and by keyboard: arrow keys move to it, Enter picks it', async () => {
  const onPick = vi.fn();
  const { user } = open(upTo(3), undefined, { onPick });
  await user.click(screen.getByRole('button', { name: 'sell 12' }));
  expect(onPick).toHaveBeenLastCalledWith(trade(2));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(trade(1));
  await user.keyboard('{Home}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(trade(3));
  await user.keyboard('{End}{ArrowDown}{ArrowUp}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(trade(2));
});

test('a reused row picks the price of its new trade', async () => {
  const onPick = vi.fn();
  const { change, user } = open(upTo(3), 3, { onPick });
  await change(upTo(4));
  await user.click(screen.getByRole('button', { name: 'sell 14' }));
  expect(onPick).toHaveBeenLastCalledWith(trade(4));
});

test('only rows in view are written until the list is being read; then all are, in the same rows', async () => {
  let resized: (entries: { contentRect: { height: number } }[]) => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: typeof resized) {
        resized = heard;
      }
      observe() {}
      disconnect() {}
    },
  );
  const onPick = vi.fn();
  const { change, user } = open(upTo(20), undefined, { onPick });
  expect(rows()).toHaveLength(20);
  act(() => resized([{ contentRect: { height: 72 } }]));
  await change(upTo(21));
  expect(prices()).toEqual(['121', '120', '119']);
  const [newest] = rows();
  await user.click(screen.getByRole('button', { name: 'buy 119' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(trade(19));
  expect([rows().length, rows()[0] === newest, prices().at(-1)]).toEqual([21, true, '11']);
  vi.unstubAllGlobals();
});

test('a frozen list is paused and says so', async () => {
  const { change } = open(upTo(1), undefined, { isFrozen: true });
  await change(upTo(2));
  expect(prices()).toEqual(['11']);
  expect(screen.getByText('Paused')).toBeTruthy();
});

test('a list frozen before its first trades still shows them, and then stands still', async () => {
  const { change } = open(null, undefined, { isFrozen: true });
  await change(upTo(1));
  await change(upTo(2));
  expect(prices()).toEqual(['11']);
});

test('the amount column has room for its header', () => {
  open(upTo(1));
  expect(screen.getByRole('table').style.getPropertyValue('--amount-name-length')).toBe('6');
});

test('a column has room for the longest figure it has had', async () => {
  const roomOf = (column: string) => screen.getByRole('table').style.getPropertyValue(`--${column}-length`);
  const long: Trade = { ...trade(1), price: '0.000012841114' };
  const { change } = open([long]);
  expect([roomOf('price'), roomOf('amount')]).toEqual(['14', '']);
  await change([{ ...trade(2), amount: '1,234,567.89' }, long]);
  expect([roomOf('price'), roomOf('amount')]).toEqual(['14', '12']);
});
