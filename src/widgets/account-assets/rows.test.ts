import { expect, test } from 'vitest';
import type { Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { add } from '@/contract/decimal';
import { assetRows, type RowChoice } from './rows';
import { valueUnit } from './unit';

const assetOf = (coinName: string, available: string | null, price: string | null, coinId = coinName.length): Asset => ({
  wallet: account.spot,
  tradeId: null,
  tradeName: null,
  coinId,
  coinName,
  name: `${coinName} coin`,
  available,
  frozen: '0',
  borrowed: '0',
  interest: '0',
  unrealised: '0',
  price,
});
const list = [
  assetOf('USDT', '250', '1'),
  assetOf('BTC', '0.5', '60000.015'),
  assetOf('DUST', '1', '0.333'),
  assetOf('NEW', '7', null),
  assetOf('ODD', null, '2'),
];
const unit = valueUnit('fiat', null, { code: 'USD', rate: '1' });
const everything: RowChoice = { keyword: '', hidesSmall: false, sort: null };
const names = (choice: Partial<RowChoice>) => assetRows(list, unit, { ...everything, ...choice }).map(({ coinName }) => coinName);

test.each([
  [{}, ['BTC', 'USDT', 'DUST', 'NEW', 'ODD']],
  [{ hidesSmall: true }, ['BTC', 'USDT', 'NEW', 'ODD']],
  [{ keyword: ' btc C' }, ['BTC']],
  [{ keyword: '<script>' }, []],
  [{ sort: { column: 'coin', direction: 'ascending' } }, ['BTC', 'DUST', 'NEW', 'ODD', 'USDT']],
  [{ sort: { column: 'available', direction: 'descending' } }, ['USDT', 'NEW', 'DUST', 'BTC', 'ODD']],
  [{ sort: { column: 'value', direction: 'ascending' } }, ['NEW', 'ODD', 'DUST', 'USDT', 'BTC']],
] as const)('the filters %j list %j', (choice, coins) => {
  expect(names(choice)).toEqual(coins);
});

test('an unknown amount or price gives no value; the others add up to the total regardless of the filters', () => {
  const rows = assetRows(list, unit, everything);
  expect(rows.map(({ coinName, owned, value }) => [coinName, owned, value])).toEqual([
    ['BTC', '0.5', '30000.01'],
    ['USDT', '250', '250'],
    ['DUST', '1', '0.33'],
    ['NEW', '7', null],
    ['ODD', null, null],
  ]);
  expect(add(...rows.map(({ value }) => value ?? '0'))).toBe('30250.34');
  expect(assetRows(list, unit, { ...everything, keyword: 'btc' })[0]?.value).toBe('30000.01');
});
