import { useUnit } from 'effector-react';
import { act } from 'react';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { marketSides, type SortOrder } from '@/entities/market';
import { $device } from '@/shared/lib';
import { unavailableExchange } from '@tests/support/app/unavailableExchange';
import { immediateFrames } from '@tests/support/app/frames';
import { offline } from '@tests/support/app/scope';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { ConnectionNotice, MarketTable } from '.';

immediateFrames();

interface TableProps {
  readonly side?: 'spot' | 'contract';
  readonly onOrder?: (order: SortOrder | null) => void;
}

function Table({ side = 'spot', onOrder }: TableProps) {
  const view = useUnit(marketSides[side]);
  return (
    <>
      <MarketTable
        side={side}
        label="Markets"
        view={view}
        rows={view.list.slice(0, 3)}
        order={{ key: 'change', direction: 'descending' }}
        onOrder={onOrder}
      />
      <ConnectionNotice side={side} />
    </>
  );
}

async function openTable(props: TableProps = {}, opening: TreeOpening = {}) {
  const tree = await openTree(<Table {...props} />, { namespaces: ['market'], ...opening });
  for (let turn = 0; turn < 5; turn += 1) await tree.arrive(turn === 4 ? 50 : 0);
  return tree;
}

test('a spot list shows every figure of its pairs', async () => {
  const { texts } = await openTable({ onOrder: () => {} });
  expect(texts('thead th')).toEqual([
    'Pair',
    'Last price',
    '24h change',
    '24h high',
    '24h low',
    '24h volume',
    '24h turnover',
    'Market cap',
    'Last 24 hours',
  ]);
  expect(texts('tbody tr')).toHaveLength(3);
  expect(texts('tbody tr:first-child td').slice(0, 2)).toEqual([
    expect.stringMatching(/^[\d,]+\.\d\d/),
    expect.stringMatching(/^[+-]?\d+\.\d\d%$/),
  ]);
});

test('a list of contracts shows mark and index price, open interest and the time until funding', async () => {
  const { texts } = await openTable({ side: 'contract' });
  expect(texts('thead th')).toEqual(expect.arrayContaining(['Mark / index', 'Open interest', 'Funding / next']));
  expect(texts('tbody tr:first-child td').some((text) => /%\d\d:\d\d:\d\d$/.test(text))).toBe(true);
});

test('columns say by aria-sort what they are sorted by, and ask for another order', async () => {
  const onOrder = vi.fn();
  const { place, press } = await openTable({ onOrder });
  expect([...place.querySelectorAll('[aria-sort]')].map((head) => head.getAttribute('aria-sort'))).toEqual([
    'none',
    'none',
    'descending',
    ...Array(5).fill('none'),
  ]);
  await press('th:nth-child(2) button');
  expect(onOrder).toHaveBeenCalledWith({ key: 'last', direction: 'descending' });
});

test('a phone has three columns', async () => {
  const { scope, texts } = await openTable();
  await act(() => allSettled($device, { scope, params: 'phone' }));
  expect(texts('thead th')).toEqual(['Pair / turnover', 'Last price', '24h change']);
});

test('nothing leads to a trade screen as long as there is none', async () => {
  const { place } = await openTable();
  expect(place.querySelectorAll('a')).toHaveLength(0);
});

test('figures that have stopped are marked, said once, and said again when they run', async () => {
  const { intercept, arrive, place, announcer } = await openTable();
  const said: string[] = [];
  announcer.subscribe(() => said.push(...announcer.current().polite.texts));
  intercept('/hk-web/market/symbol/tickers', offline);
  await arrive(1000);
  await arrive(1000);
  expect(place.querySelector('[data-stale]')).not.toBeNull();
  expect(place.textContent).toContain('Prices aren’t updating. Last updated 08:00:00.');
  expect(said).toEqual(['Prices aren’t updating. Retrying.']);
  intercept('/hk-web/market/symbol/tickers', null);
  await arrive(1000);
  expect(place.querySelector('[data-stale]')).toBeNull();
});

test('a list that cannot be loaded says so, and tries again', async () => {
  const { exchange, mend } = unavailableExchange(['/hk-web/currency/trade/support']);
  const { place, press, arrive, texts } = await openTable({}, { exchange });
  expect(place.textContent).toContain('Couldn’t load markets');
  mend();
  await press('button');
  await arrive();
  expect(texts('tbody tr')).toHaveLength(3);
});
