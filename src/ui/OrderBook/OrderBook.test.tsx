import { act, screen, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { immediateFrames } from '@tests/support/app/frames';
import { renderUi } from '@tests/support/app/renderUi';
import { createAnnouncer } from '../Announcer/announcer';
import { Announcer } from '../Announcer/Announcer';
import type { Book, BookFormat, BookLevel, BookSettings, BookTexts } from './book';
import { OrderBook } from './OrderBook';

immediateFrames();

const level = (price: string, share = '0.5', isOwn = false): BookLevel => ({
  price,
  amount: `${price}a`,
  total: `${price}t`,
  turnover: `${price}v`,
  share,
  isOwn,
});
const prices = (side: readonly string[]): readonly BookLevel[] => side.map((price) => level(price));
const bookOf = (bids: readonly string[], asks: readonly string[]): Book => ({
  bids: prices(bids),
  asks: prices(asks),
  last: { price: '100', trend: 'rise' },
  spread: '2',
  shares: { bids: '0.4', asks: '0.6' },
});
const calm = bookOf(['99', '98', '97'], ['101', '102', '103']);

const format: BookFormat = {
  price: (price) => price,
  amount: (amount) => amount,
  group: (group) => `by ${group}`,
  share: (share) => `${share} of all`,
  spread: ({ spread }) => `Spread ${spread}`,
  fiat: (price) => `$${price}`,
  sums: ({ price, total, turnover }) => ({ average: `avg ${price}`, amount: `sum ${total}`, turnover: `value ${turnover}` }),
  summary: ({ bids, asks }, at) => `${bids[0]?.price} ${asks[0]?.price} ${at?.price ?? 'nothing'}`,
};
const texts: BookTexts = {
  label: 'Order book',
  bids: 'Bids',
  asks: 'Asks',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
  sums: { average: 'Average', amount: 'Sum', turnover: 'Value' },
  view: 'View',
  views: { both: 'Both', bids: 'Bids only', asks: 'Asks only' },
  group: 'Grouping',
  rate: 'Rate',
  rates: { '10': 'Ten', '4': 'Four', '1': 'One' },
  freeze: 'Freeze',
  frozen: 'Frozen',
  stale: 'Connection lost',
  empty: 'No orders',
  noBids: 'No bids',
  noAsks: 'No asks',
  own: 'Your order',
  keys: 'Keys',
};

function open(first: Book | null = calm, { isStale = false, rows = 3 }: { isStale?: boolean; rows?: number | null } = {}) {
  let book = first;
  const readers = new Set<() => void>();
  const source = {
    read: () => book,
    subscribe: (changed: () => void) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
  const announcer = createAnnouncer();
  const picked = { price: vi.fn(), amount: vi.fn() };
  const renders = vi.fn();
  function Example() {
    const [settings, onSettings] = useState<BookSettings>({ view: 'both', group: '0.1', rate: '10' });
    return (
      <Announcer announcer={announcer}>
        <output>{JSON.stringify(settings)}</output>
        <Profiler id="book" onRender={renders}>
          <OrderBook
            source={source}
            texts={texts}
            format={format}
            settings={settings}
            onSettings={onSettings}
            groups={['0.1', '1']}
            rows={rows ?? undefined}
            isStale={isStale}
            onPickPrice={({ price }) => picked.price(price)}
            onPickAmount={({ total }) => picked.amount(total)}
          />
        </Profiler>
      </Announcer>
    );
  }
  const page = renderUi(<Example />);
  /** Waits for the update interval, so that the next change is shown at once. */
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  const change = (next: Book) =>
    act(async () => {
      book = next;
      for (const changed of readers) changed();
      await Promise.resolve();
    });
  return { ...page, picked, renders, announcer, rest, change };
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('rowheader')?.textContent);
const focused = () => document.activeElement?.textContent;

test('the book is two tables whose best prices meet, with totals from the best price on', () => {
  open();
  expect([rowsOf('Asks'), rowsOf('Bids')]).toEqual([
    ['103', '102', '101'],
    ['99', '98', '97'],
  ]);
  const [best] = within(screen.getByRole('table', { name: 'Bids' }))
    .getAllByRole('row')
    .slice(1);
  expect(best?.textContent).toBe('9999a99t');
});

test('figures change in the same nodes, without a render', async () => {
  const { change, renders, rest } = open();
  const cell = screen.getByRole('button', { name: '99' });
  const text = cell.firstElementChild?.firstChild;
  renders.mockClear();
  await rest();
  await change(bookOf(['99.5', '98', '97'], ['101', '102', '103']));
  expect([cell.textContent, cell.firstElementChild?.firstChild === text]).toEqual(['99.5', true]);
  expect(renders).not.toHaveBeenCalled();
});

test('the book is never a live region', async () => {
  const { container, change, rest, announcer } = open();
  const said = vi.fn();
  announcer.subscribe(said);
  await rest();
  await change(bookOf(['99.5'], ['101']));
  expect(container.querySelector('[role="group"]')?.closest('[aria-live]')).toBeNull();
  expect(container.querySelectorAll('[role="group"] [aria-live], [role="group"] [role="status"]')).toHaveLength(0);
  expect(said).not.toHaveBeenCalled();
});

test('a click picks a price, or the total up to a level', async () => {
  const { user, picked } = open();
  await user.click(screen.getByRole('button', { name: '98' }));
  await user.click(screen.getByRole('button', { name: '102a' }));
  expect([picked.price.mock.calls, picked.amount.mock.calls]).toEqual([[['98']], [['102t']]]);
});

test('the pressed price is picked, even if it changes before the release', async () => {
  const { user, picked, change, rest } = open();
  await rest();
  const cell = screen.getByRole('button', { name: '98' });
  await user.pointer({ keys: '[MouseLeft>]', target: cell });
  await change(bookOf(['99.9', '99', '98'], ['101', '102', '103']));
  expect(cell.textContent).toBe('99');
  await user.pointer({ keys: '[/MouseLeft]', target: cell });
  expect(picked.price.mock.calls).toEqual([['98']]);
});

test('the book is one tab stop; arrows, Home and End move within it, Enter picks', async () => {
  const { user, picked } = open();
  act(() => screen.getByRole('button', { name: 'Freeze' }).focus());
  await user.tab();
  expect(focused()).toBe('101');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('99');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('98a');
  await user.keyboard('{Enter}{End}');
  expect(focused()).toBe('97a');
  await user.keyboard('{ArrowLeft}{Home}{Enter}');
  expect(focused()).toBe('103');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('103');
  expect([picked.price.mock.calls, picked.amount.mock.calls]).toEqual([[['103']], [['98t']]]);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect(focused()).toBe('103');
});

test('the focus of a removed last level moves to the previous one', async () => {
  const { user, change, rest } = open();
  await rest();
  await user.click(screen.getByRole('button', { name: '97' }));
  await change(bookOf(['99', '98'], ['101', '102', '103']));
  expect(focused()).toBe('98');
});

test('sums and the average price are shown for the hovered or focused level', async () => {
  const { user } = open();
  const list = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  expect(list()).toEqual([]);
  await user.hover(screen.getByRole('button', { name: '102' }));
  expect(list()).toEqual(['avg 102', 'sum 102t', 'value 102v']);
  await user.unhover(screen.getByRole('table', { name: 'Asks' }));
  expect(list()).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Freeze' }).focus());
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(list()).toEqual(['avg 99', 'sum 99t', 'value 99v']);
});

test('F freezes and unfreezes the book', async () => {
  const { user, change, rest } = open();
  await rest();
  await user.click(screen.getByRole('button', { name: '99' }));
  await user.unhover(screen.getByRole('table', { name: 'Bids' }));
  await user.keyboard('f');
  expect(screen.getByRole('button', { name: 'Freeze' }).getAttribute('aria-pressed')).toBe('true');
  await change(bookOf(['99.5'], ['101']));
  expect(rowsOf('Bids')).toEqual(['99', '98', '97']);
  await user.keyboard('f');
  expect(rowsOf('Bids')[0]).toBe('99.5');
});

test('R reads out the best prices and the focused level', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '98' }));
  await user.keyboard('r');
  expect(screen.getByRole('alert').textContent.trim()).toBe('99 101 98');
});

test('a single side takes the space of both', async () => {
  const { user } = open(bookOf(['99', '98', '97', '96', '95', '94', '93'], ['101']));
  await user.click(screen.getByRole('radio', { name: 'Bids only' }));
  expect(screen.queryByRole('table', { name: 'Asks' })).toBeNull();
  expect(rowsOf('Bids')).toEqual(['99', '98', '97', '96', '95', '94']);
});

test('without a number of rows, as many levels are shown as fit the height', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly notify;
      constructor(notify: (entries: readonly { contentRect: { height: number } }[]) => void) {
        this.notify = notify;
      }
      observe() {
        this.notify([{ contentRect: { height: 24 + 40 + 5 * 24 } }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  open(calm, { rows: null });
  expect([rowsOf('Asks'), rowsOf('Bids')]).toEqual([
    ['102', '101'],
    ['99', '98'],
  ]);
});

test('grouping and update rate can be changed', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /by 0\.1/ }));
  await user.click(screen.getByRole('option', { name: 'by 1' }));
  await user.click(screen.getByRole('button', { name: 'Rate' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Four' }));
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('{"view":"both","group":"1","rate":"4"}');
});

test('the user’s own orders are read out with their level until they are gone', async () => {
  const { change, rest } = open({ ...calm, bids: [level('99', '1', true), level('98')] });
  expect(rowsOf('Bids')).toEqual(['99Your order', '98']);
  await rest();
  await change({ ...calm, bids: [level('99', '1'), level('98')] });
  expect(rowsOf('Bids')).toEqual(['99', '98']);
});

test('bars are scaled to the largest total in view', () => {
  const { container } = open({ ...calm, bids: [level('99', '0.2'), level('98', '0.4')], asks: [level('101', '0.1')] });
  const bars = [...container.querySelectorAll<HTMLElement>('[data-part="bar"]')].map(({ style }) => style.transform);
  expect(bars).toEqual(['scaleX(0.250)', 'scaleX(0.500)', 'scaleX(1.000)']);
});

test('loading, empty, one-sided and stale books are labelled as such', async () => {
  const { container, change, rest } = open(null);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await rest();
  await change({ ...bookOf([], []), last: null, spread: null, shares: null });
  expect(screen.getByText('No orders')).toBeTruthy();
  open(bookOf(['99'], []));
  expect(screen.getByText('No asks')).toBeTruthy();
  open(calm, { isStale: true });
  expect(screen.getByText('Connection lost')).toBeTruthy();
});

test('columns fit the longest figure either side has had, and keep that width', async () => {
  const { change, rest } = open(bookOf(['0.000012841093'], ['101']));
  const around = screen.getByRole('group', { name: 'Order book' });
  const lengths = () => ['bids-price', 'asks-price', 'bids-total'].map((name) => around.style.getPropertyValue(`--${name}-length`));
  expect(lengths()).toEqual(['14', '', '15']);
  await rest();
  await change(bookOf(['99'], ['1000000.25']));
  expect(lengths()).toEqual(['14', '10', '15']);
});
