import { describe, expect, expectTypeOf, test } from 'vitest';
import { capital, type TransferRecord } from '@/contract/capital';
import { createI18n } from '@/shared/i18n';
import { fileHeader, fileLine, isBlank, type RecordColumn } from './column';
import { recordKind } from './recordKind';
import type { RecordKindOptions } from './options';
import { totalsOf } from './totals';

describe('a kind of records', () => {
  const kind = {
    id: 'transfers',
    label: 'routes.transferRecords',
    endpoint: capital.transferHistory,
    rowKey: ({ id }: TransferRecord) => id,
    columns: [],
    empty: { text: 'common.all' },
  } as const;

  test('has only filters that are parameters of its endpoint: a misspelled one does not compile', () => {
    expect(recordKind({ ...kind, filters: [{ id: 'coinId', label: 'common.all', kind: 'choice', options: [] }] }).id).toBe('transfers');
    type Filter = Parameters<
      typeof recordKind<TransferRecord, { pageNum?: number; startTime?: number; coinId?: number }>
    >[0]['filters'][number];
    expectTypeOf<Filter['id']>().toEqualTypeOf<'coinId'>();
    const misspelled = { ...kind, filters: [{ id: 'coinID', label: 'common.all', kind: 'choice', options: [] }] } as const;
    expectTypeOf<typeof misspelled.filters>().not.toExtend<readonly Filter[]>();
  });

  test('has only parameters of its endpoint in its base query', () => {
    type Params = { readonly source?: number; readonly pageNum?: number };
    expectTypeOf<NonNullable<RecordKindOptions<TransferRecord, Params>['baseQuery']>>().toEqualTypeOf<Partial<Params>>();
  });
});

const formatters = createI18n({ locale: 'en_US', zone: 'UTC' });
const row = { amount: '1234.5', at: null, share: '0.25' };
const amountColumn = {
  id: 'a',
  header: 'common.all',
  kind: 'amount',
  value: ({ amount }: typeof row) => amount,
  unit: () => 'BTC',
} as const;

test.each<[RecordColumn<typeof row>, string]>([
  [{ id: 'a', header: 'common.all', kind: 'amount', value: ({ amount }) => amount }, '1234.5'],
  [{ id: 'a', header: 'common.all', kind: 'price', value: () => null }, ''],
  [{ id: 'a', header: 'common.all', kind: 'time', value: ({ at }) => at }, ''],
  [{ id: 'a', header: 'common.all', kind: 'number', value: () => 3 }, '3'],
  [{ id: 'a', header: 'common.all', kind: 'progress', value: ({ share }) => share }, '0.25'],
  [{ id: 'a', header: 'common.all', kind: 'region', value: () => 'GB' }, 'United Kingdom'],
  [{ id: 'a', header: 'common.all', kind: 'region', value: () => null }, ''],
  [{ id: 'a', header: 'common.all', kind: 'link', value: () => 'BTC/USDT', href: () => null }, 'BTC/USDT'],
])('in a file the column %j is %s', (column, text) => expect(fileLine([column], row, formatters)).toEqual([text]));

test('in a file the coin of an amount has its own cell, empty without an amount', async () => {
  await formatters.loadNamespaces('common', 'records');
  const columns = [amountColumn, { ...amountColumn, value: () => null }, { ...amountColumn, id: 'plain', unit: undefined }] as const;
  expect(fileHeader(columns, formatters)).toEqual(['All', 'All unit', 'All', 'All unit', 'All']);
  expect(fileLine(columns, row, formatters)).toEqual(['1234.5', 'BTC', '', '', '1234.5']);
});

test('in a file the substitute text of an amount is written without a coin', async () => {
  await formatters.loadNamespaces('common', 'contract');
  const none = { ...amountColumn, value: () => null, none: 'contract.wholePosition' } as const;
  expect(fileLine([none], row, formatters)).toEqual(['Whole position', '']);
  expect([none, { ...none, none: undefined }].map((column) => isBlank(column, row, formatters.t))).toEqual([false, true]);
});

test('amounts are summed exactly per unit', () => {
  const rows = [
    { coin: 'BTC', amount: '0.1' },
    { coin: 'USDT', amount: '5' },
    { coin: 'BTC', amount: '0.2' },
  ];
  expect(totalsOf(rows, { amount: ({ amount }) => amount, unit: ({ coin }) => coin })).toEqual([
    { unit: 'BTC', amount: '0.3' },
    { unit: 'USDT', amount: '5' },
  ]);
});
