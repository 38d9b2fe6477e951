import { screen, within } from '@testing-library/react';
import { useUnit } from 'effector-react';
import { expect, test, vi } from 'vitest';
import { marketSides, type Instrument, type SortOrder } from '@/entities/market';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { unavailableExchange } from '@tests/support/app/unavailableExchange';
import { immediateFrames } from '@tests/support/app/frames';
import { offline } from '@tests/support/app/scope';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { ConnectionNotice, MarketTable, type MarketTableProps } from '.';

immediateFrames();

interface TableProps extends Pick<MarketTableProps, 'extent'> {
  readonly side?: 'spot' | 'contract';
  readonly onOrder?: (order: SortOrder | null) => void;
  /** Defaults to the first three instruments. */
  readonly codes?: readonly string[];
  readonly isListed?: (instrument: Instrument) => boolean;
}

function Table({ side = 'spot', onOrder, codes, isListed = codes && (({ id }) => codes.includes(String(id))), extent }: TableProps) {
  const view = useUnit(marketSides[side]);
  return (
    <>
      <MarketTable
        side={side}
        label="Markets"
        view={view}
        rows={isListed ? view.list.filter(isListed) : view.list.slice(0, 3)}
        order={{ key: 'change', direction: 'descending' }}
        onOrder={onOrder}
        extent={extent}
      />
      <ConnectionNotice side={side} />
    </>
  );
}

async function openTable(props: TableProps = {}, options: RenderOptions = {}) {
  const page = await renderApp(<Table {...props} />, options);
  await page.advance(50);
  return page;
}

const headers = () => screen.getAllByRole('columnheader');
const bodyRows = () => screen.getAllByRole('rowheader').map((name) => name.closest('tr') ?? expect.fail('a name without a row'));
const firstCells = () =>
  within(bodyRows()[0] ?? expect.fail('there is no row'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a spot list shows all columns for its pairs', async () => {
  await openTable({ onOrder: () => {} });
  expect(textsOf('columnheader')).toEqual([
    'Pair',
    'Last price',
    '24h change',
    '24h high',
    '24h low',
    '24h volume',
    '24h turnover',
    'Market cap',
    'Last 24 hours',
    'Action',
  ]);
  expect(bodyRows()).toHaveLength(3);
  expect(firstCells().slice(0, 2)).toEqual([expect.stringMatching(/^[\d,]+\.\d\d/), expect.stringMatching(/^[+-]?\d+\.\d\d%$/)]);
});

test('a contract list shows mark and index price, open interest and the time until funding', async () => {
  await openTable({ side: 'contract' });
  expect(textsOf('columnheader')).toEqual(expect.arrayContaining(['Mark / index', 'Open interest', 'Funding / next']));
  expect(firstCells().some((text) => /%\d\d:\d\d:\d\d$/.test(text))).toBe(true);
});

test('delivery contracts pay no funding and have no funding column', async () => {
  await openTable({ side: 'contract', isListed: ({ expiry }) => expiry !== null });
  expect(bodyRows().length).toBeGreaterThan(3);
  expect(textsOf('columnheader')).not.toContain('Funding / next');
});

test('a leveraged token, whose supply follows its net asset value, has no market cap', async () => {
  await openTable({ isListed: ({ base }) => base === 'BTC3L' });
  expect(firstCells()[6]).toBe('–');
});

test.each([
  ['en_US', ['Perpetual', 'Coin-M']],
  ['zh_CN', ['永续', '币本位']],
] as const)('a coin-margined contract is distinguished from the linear one and counts in dollars (%s)', async (locale, kinds) => {
  const storage = memoryStorage({ [storageKeys.currency.name]: '"EUR"' });
  await openTable({ side: 'contract', codes: ['btcusdt', 'btcusd'] }, { locale, storage });
  const [linear, inverse] = bodyRows().map(({ textContent }) => textContent);
  expect([linear, inverse].map((text) => kinds.filter((kind) => text?.includes(kind)).at(-1))).toEqual(kinds);
  expect(linear).toMatch(/BTC\/USDT.*\d(\.\d+)?\D* BTC/);
  expect(inverse).toMatch(/BTC\/USD(?!T).*\d(\.\d+)?\D* USD(?!T)/);
  // The price in dollars converts to the display currency, as a dollar counts as one USDT.
  const [first = '', second = ''] = [linear, inverse].map((text) => /€\s?([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? '');
  expect(Math.abs(Number.parseInt(second, 10) / Number.parseInt(first, 10) - 1)).toBeLessThan(0.02);
});

test.each([
  ['USD', /^[\d,.]+$/],
  ['EUR', /^[\d,.]+€[\d,.]+$/],
])('a price is followed by its value in %s only if it differs', async (currency, text) => {
  await openTable({}, { storage: memoryStorage({ [storageKeys.currency.name]: JSON.stringify(currency) }) });
  expect(firstCells()[0]).toMatch(text);
});

test('columns expose their order by aria-sort and request another one', async () => {
  const onOrder = vi.fn();
  const { user } = await openTable({ onOrder });
  expect(headers().flatMap((head) => head.getAttribute('aria-sort') ?? [])).toEqual([
    'none',
    'none',
    'descending',
    ...Array(5).fill('none'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Last price' }));
  expect(onOrder).toHaveBeenCalledWith({ key: 'last', direction: 'descending' });
});

test('a phone has three columns', async () => {
  await openTable({}, { device: 'phone' });
  expect(textsOf('columnheader')).toEqual(['Pair / turnover', 'Last price', '24h change']);
});

test('in a panel on a phone there are two columns, with the change below the price', async () => {
  await openTable({ extent: 'panel' }, { device: 'phone' });
  expect(textsOf('columnheader')).toEqual(['Pair / turnover', 'Price / 24h change']);
  expect(firstCells()).toEqual([expect.stringMatching(/^[\d,]+\.\d\d[+-]?\d+\.\d\d%$/)]);
});

test('on a phone each contract of a pair shows its kind', async () => {
  await openTable({ side: 'contract', codes: ['btcusdt', 'btcusd'] }, { device: 'phone' });
  expect(textsOf('rowheader')).toEqual([
    expect.stringMatching(/^BTC\/USDT.*Perpetual.*[KMB]$/),
    expect.stringMatching(/^BTC\/USD.*Perpetual.*[KMB]$/),
  ]);
});

test('each row links to the trade screen of its pair', async () => {
  await openTable();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toHaveLength(3);
  expect(hrefs[0]).toMatch(/^\/en_US\/trade\/exchange\/\?tradeCode=\w+_\w+$/);
});

test('stale values are marked and announced once, until they update again', async () => {
  const { intercept, advance, container, announcer } = await openTable();
  const announced: string[] = [];
  announcer.subscribe(() => announced.push(...announcer.current().polite.texts));
  intercept('/hk-web/market/symbol/tickers', offline);
  await advance(1000);
  await advance(1000);
  expect(container.querySelector('[data-stale]')).not.toBeNull();
  expect(screen.getByText('Prices aren’t updating. Last updated 08:00:00.')).toBeDefined();
  expect(announced).toEqual(['Prices aren’t updating. Retrying.']);
  intercept('/hk-web/market/symbol/tickers', null);
  await advance(1000);
  expect(container.querySelector('[data-stale]')).toBeNull();
});

test('a failed list shows an error and can be retried', async () => {
  const { exchange, repair } = unavailableExchange(['/hk-web/currency/trade/support']);
  const { user, advance } = await openTable({}, { exchange });
  expect(screen.getByText(/Couldn’t load markets/)).toBeDefined();
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(bodyRows()).toHaveLength(3);
});
