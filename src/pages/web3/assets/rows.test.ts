import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, fromUnits, isGreater } from '@/contract/decimal';
import { smallBalanceThreshold, valueOf, type Web3ChainListEntry } from '@/contract/web3';
import { networkTotals, sharesOf, maxNetworksShown } from './networks';
import { rowsOf, type RowFilters } from './rows';

const entry = (patch: Partial<Web3ChainListEntry>): Web3ChainListEntry => ({
  address: '0xself',
  balance: '1',
  chainIndex: '1',
  isMultiChainNetwork: false,
  isRiskToken: false,
  logo: '',
  rawBalance: '1',
  symbol: 'ETH',
  tokenAddress: '',
  tokenPrice: '1',
  tokenType: 'token',
  chainList: [],
  name: 'Ethereum',
  decimals: 18,
  status: 1,
  ...patch,
});

const assets = [
  entry({ symbol: 'ETH', balance: '2', tokenPrice: '3000' }),
  entry({ symbol: 'USDT', name: 'Tether USD', tokenAddress: '0xDAC1', balance: '250', chainIndex: '56' }),
  entry({ symbol: 'DUST', name: 'Dust', tokenAddress: '0xdust', balance: '0.99' }),
  entry({ symbol: 'ONE', name: 'One', tokenAddress: '0x01', balance: '1' }),
  entry({ symbol: 'FREE', name: 'claim.example', tokenAddress: '0xfree', balance: '88888', tokenPrice: '0', isRiskToken: true }),
];
const everything: RowFilters = { chainIndex: '', hidesSmall: false, keyword: '', sort: null };
const symbols = (choice: Partial<RowFilters>) => rowsOf(assets, { ...everything, ...choice }).map(({ symbol }) => symbol);

describe('rows', () => {
  test('are sorted by value in descending order by default', () => {
    expect(symbols({})).toEqual(['ETH', 'USDT', 'ONE', 'DUST', 'FREE']);
  });

  test.each([
    [{ chainIndex: '56' }, ['USDT']],
    [{ chainIndex: '999' }, []],
    [{ hidesSmall: true }, ['ETH', 'USDT', 'ONE']],
    [{ keyword: ' tether ' }, ['USDT']],
    [{ keyword: '0xdac1' }, ['USDT']],
    [{ keyword: 'one', hidesSmall: true }, ['ONE']],
    [{ keyword: '<script>' }, []],
    [{ sort: { column: 'token', direction: 'ascending' } }, ['DUST', 'ETH', 'FREE', 'ONE', 'USDT']],
    [{ sort: { column: 'price', direction: 'ascending' } }, ['FREE', 'USDT', 'DUST', 'ONE', 'ETH']],
    [{ sort: { column: 'balance', direction: 'descending' } }, ['FREE', 'USDT', 'ETH', 'ONE', 'DUST']],
    [{ sort: { column: 'value', direction: 'ascending' } }, ['FREE', 'DUST', 'ONE', 'USDT', 'ETH']],
  ] as const)('filters and sorts by %j: %j', (choice, expected) => {
    expect(symbols(choice)).toEqual(expected);
  });
});

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((units) => fromUnits(units, 4));
const entries = fc.array(
  fc.record({ balance: amount, tokenPrice: amount, chainIndex: fc.constantFrom('0', '1', '56', '137', '501', '607', '784') }).map(entry),
  { maxLength: 40 },
);

test('filters never drop or keep too much, and rows are sorted by value, for any assets', () => {
  fc.assert(
    fc.property(entries, fc.boolean(), fc.constantFrom('', '1', '56'), (list, hidesSmall, chainIndex) => {
      const rows = rowsOf(list, { ...everything, hidesSmall, chainIndex });
      const expected = list.filter(
        (each) => (chainIndex === '' || each.chainIndex === chainIndex) && !(hidesSmall && isGreater(smallBalanceThreshold, valueOf(each))),
      );
      expect(rows).toHaveLength(expected.length);
      rows.forEach(({ value }, index) => expect(compare(value, rows[index + 1]?.value ?? '0')).toBeGreaterThanOrEqual(0));
    }),
  );
});

test('network totals and shares add up to the total value', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const total = add('0', ...list.map(valueOf));
      const networks = networkTotals(list, new Map([['1', 'Ethereum']]));
      expect(add('0', ...networks.map(({ value }) => value))).toBe(total);
      const shares = sharesOf(networks);
      expect(shares.length).toBeLessThanOrEqual(maxNetworksShown + 1);
      expect(add('0', ...shares.map(({ value }) => value))).toBe(total);
      const percent = add('0', ...shares.map((share) => share.percent));
      expect([compare(percent, '100') <= 0, compare(total, '0') === 0 || compare(percent, '99.9') >= 0]).toEqual([true, true]);
    }),
  );
});

test('a network without a name is labelled with its chain index', () => {
  const names = networkTotals([entry({ chainIndex: '1' }), entry({ chainIndex: '7777', balance: '0.5' })], new Map([['1', 'Ethereum']]));
  expect(names.map(({ name }) => name)).toEqual(['Ethereum', '7777']);
});
