import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assets, sumOf, valueOf, type AccountAssets, type Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { add, fromUnits, multiply } from '@/contract/decimal';
import { ApiError } from '@/shared/api';
import { shownParts, shownTotal, valueUnit, type AccountResult, type Part } from '@/widgets/account-assets';
import { overviewOf, maxCoinsShown } from './overview';

const zeroAmounts = { available: '0', frozen: '0', borrowed: '0', interest: '0', unrealised: '0' };
const asset = (patch: Partial<Asset>): Asset => ({
  wallet: account.spot,
  tradeId: null,
  tradeName: null,
  coinId: 52,
  coinName: 'USDT',
  name: '',
  price: '1',
  ...zeroAmounts,
  ...patch,
});
const loadedAccount = (wallet: AccountResult['wallet'], list: Asset[]): AccountResult => ({
  wallet,
  assets: { list, btcPrice: '65123.45', ethPrice: '3321.7' },
  error: null,
});
const failure = new ApiError(assets.accountAssets, { kind: 'offline', mayHaveArrived: false });
const usdt = valueUnit('USDT', null, { code: 'USD', rate: '1' });

const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((units) => fromUnits(Number(units), 8));
const lists = fc.array(
  fc
    .record({ coinId: fc.integer({ min: 1, max: 12 }), available: amount, borrowed: amount, price: amount })
    .map(({ coinId, ...rest }) => asset({ ...rest, coinId, coinName: `C${coinId}` })),
  { maxLength: 30 },
);

test('the displayed shares by account and by coin add up to the displayed total for any balances', () => {
  fc.assert(
    fc.property(lists, lists, fc.constantFrom('USDT', 'fiat'), (spot, cross, name) => {
      const overview = overviewOf([loadedAccount(account.spot, spot), loadedAccount(account.crossMargin, cross)]) ?? expect.fail('known');
      expect(overview.total.usdt).toBe(add(...[...spot, ...cross].map((each) => valueOf(each) ?? '0')));
      const unit = valueUnit(name, null, { code: 'EUR', rate: '0.917' });
      const shownSum = (parts: readonly Part[]) => add('0', ...shownParts(parts, overview.total, unit).map(({ value }) => value ?? '0'));
      const exactSum = (parts: readonly Part[]) => add('0', ...parts.map((part) => part.usdt));
      expect([exactSum(overview.byAccount), exactSum(overview.byCoin)]).toEqual([overview.total.usdt, overview.total.usdt]);
      const shown = shownTotal(overview.total, unit);
      expect([shownSum(overview.byAccount), shownSum(overview.byCoin)]).toEqual([shown, shown]);
      expect(overview.byCoin.length).toBeLessThanOrEqual(maxCoinsShown + 1);
    }),
  );
});

test('displayed shares deviate by less than one unit of the last digit', () => {
  const list = ['0.006', '0.006', '0.006', '10'].map((available, coinId) => asset({ coinId, coinName: `C${coinId}`, available }));
  const overview = overviewOf([loadedAccount(account.spot, list)]) ?? expect.fail('known');
  expect(shownTotal(overview.total, usdt)).toBe('10.01');
  expect(shownParts(overview.byCoin, overview.total, usdt).map(({ value }) => value)).toEqual(['10', '0.01', '0', '0']);
});

test('shares also add up to the total in bitcoin', () => {
  const list = ['1234.5', '77.7', '0.3'].map((available, coinId) => asset({ coinId, coinName: `C${coinId}`, available }));
  const overview = overviewOf([loadedAccount(account.spot, list)]) ?? expect.fail('known');
  const unit = valueUnit('BTC', { btcPrice: '65123.45', ethPrice: null }, { code: 'USD', rate: null });
  const shown = shownParts(overview.byCoin, overview.total, unit).map(({ value }) => value ?? '0');
  expect(add(...shown)).toBe(shownTotal(overview.total, unit));
  expect(shownTotal(overview.total, unit)).toBe('0.02015403');
});

test('there is no total until each account is loaded or has failed; failed accounts do not hide the others', () => {
  const spot = loadedAccount(account.spot, [asset({ available: '5' })]);
  const loading: AccountResult = { wallet: account.c2c, assets: null, error: null };
  expect(overviewOf([spot, loading])).toBeNull();
  expect(overviewOf([{ ...loading, error: failure }])).toBeNull();
  expect(overviewOf([spot, { ...loading, error: failure }])).toMatchObject({
    total: { usdt: '5', isPartial: true },
    failed: [account.c2c],
    stale: [],
  });
  expect(overviewOf([{ ...spot, error: failure }])).toMatchObject({
    total: { usdt: '5', isPartial: false },
    failed: [],
    stale: [account.spot],
  });
});

test('a coin without a price makes the total partial, unless its balance is zero', () => {
  const list: AccountAssets['list'] = [asset({ available: '5' }), asset({ coinId: 9, coinName: 'NEW', available: '3', price: null })];
  expect(overviewOf([loadedAccount(account.spot, list)])?.total).toEqual({ usdt: '5', isPartial: true });
  expect(valueOf(asset({ price: null }))).toBe('0');
  expect(valueOf(asset({ available: null }))).toBeNull();
  expect(sumOf([multiply('2', '3'), null])).toEqual({ usdt: '6', isPartial: true });
});

test('a unit with an unknown rate has no values', () => {
  const overview = overviewOf([loadedAccount(account.spot, [asset({ available: '5' })])]) ?? expect.fail('known');
  const unit = valueUnit('BTC', null, { code: 'USD', rate: '1' });
  expect([shownTotal(overview.total, unit), shownParts(overview.byCoin, overview.total, unit)[0]?.value]).toEqual([null, null]);
});
