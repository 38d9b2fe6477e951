import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/account';
import { config } from '@/contract/config';
import { multiplyNullable } from '@/contract/decimal';
import { memoryStorage, appStarted, storageKeys } from '@/shared/lib';
import { $currencies, currencyChosen } from './choice';
import { $cnyRates, $currency } from './model';
import { offline, openScope, type TestScope } from '@tests/support/app/scope';

const list = account.currencyList.path;
const rates = config.exchangeRates.path;
const choose = ({ scope }: TestScope, code: string) => allSettled(currencyChosen, { scope, params: code });
const chosen = ({ scope }: TestScope) => scope.getState($currency);

test('[R-CUR-01] a currency has an id, a code and a symbol, and the chosen one is restored on the next visit', async () => {
  const storage = memoryStorage();
  const page = await openScope({ storage });
  expect(page.scope.getState($currencies)).toContainEqual({ id: 3, currencyCode: 'EUR', symbol: '€' });
  expect(chosen(page).code).toBe('USD');
  await choose(page, 'EUR');
  expect(chosen(await openScope({ storage })).code).toBe('EUR');
});

test('[R-CUR-02] values in USDT are converted exactly at the rate of the chosen currency', async () => {
  const page = await openScope();
  await choose(page, 'CNY');
  expect(chosen(page)).toEqual({ code: 'CNY', rate: '7.18' });
  expect(multiplyNullable('12480.55', chosen(page).rate)).toBe('89610.349');
  expect(page.scope.getState($cnyRates)).toEqual({ rate: '7.18', cny: '7.18' });
});

test('[R-CUR-03] the list of currencies is cached between visits', async () => {
  const storage = memoryStorage();
  const first = await openScope({ storage });
  const next = await openScope({ storage, isOpen: false });
  next.intercept(list, offline);
  await allSettled(appStarted, { scope: next.scope });
  expect(next.scope.getState($currencies)).toEqual(first.scope.getState($currencies));
  expect(next.scope.getState($currencies).length).toBeGreaterThan(5);
});

describe('missing data', () => {
  test('a currency that is no longer listed falls back to the first one', async () => {
    const page = await openScope({ storage: memoryStorage({ [storageKeys.currency.name]: '"XYZ"' }) });
    expect(chosen(page)).toEqual({ code: 'USD', rate: '1' });
  });

  test('without rates no value is shown', async () => {
    const page = await openScope({ isOpen: false });
    page.intercept(rates, offline);
    await allSettled(appStarted, { scope: page.scope });
    expect(chosen(page)).toEqual({ code: 'USD', rate: null });
    expect(multiplyNullable('1', chosen(page).rate)).toBeNull();
    expect(page.scope.getState($cnyRates)).toBeNull();
  });

  test.each(['"usd"', '5', '{"code":"EUR"}', '"<b>"', 'EUR'])('an invalid stored currency falls back to USD: %s', async (text) => {
    expect(chosen(await openScope({ storage: memoryStorage({ [storageKeys.currency.name]: text }) })).code).toBe('USD');
  });
});
