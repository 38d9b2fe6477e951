import fc from 'fast-check';
import { expect, test } from 'vitest';
import { account, maxInputAmount, amountOf } from '@/contract/capital';
import { compare } from '@/contract/decimal';
import { callPaths, openTransfer, respondWith } from '@tests/support/app/transferForm';
import { cases } from '@tests/support/testAmount';
import { $amount, $isMax, $limits, $walletInfo, maxPressed, amountTyped } from './amount';
import { $accounts, coinChosen, $coins, sourceChosen, formMounted, targetChosen } from './selection';

const { spot, c2c, perpetual } = account;

/** Sets the balance and limit that the exchange reports. */
const withInfo = async (info: { available: string; todayAvailableLimit: string }) => {
  const page = await openTransfer();
  page.intercept(callPaths.info, respondWith({ ...info, transferOpenCardInvalid: false }));
  return page;
};

test.each([
  ['12a.5', '12.5'],
  ['-3', '3'],
  ['1,000.25', '1000.25'],
  ['1.2.3', '1.23'],
  ['0.123456789', '0.123456'],
])('[R-TRANSFER-14] [R-TRANSFER-15] %s becomes %s', async (typed, expected) => {
  const { read, run } = await withInfo({ available: '9999', todayAvailableLimit: '9999' });
  await run(formMounted, {});
  await run(amountTyped, typed);
  expect(read($amount)).toBe(expected);
});

test.each([
  ['20', '10', '10'],
  ['10', '20', '10'],
])(
  '[R-TRANSFER-16] [R-TRANSFER-17] with %s available and %s left today a larger value snaps to %s',
  async (available, todayAvailableLimit, cap) => {
    const { read, run } = await withInfo({ available, todayAvailableLimit });
    await run(formMounted, {});
    await run(amountTyped, '10.000001');
    expect(read($amount)).toBe(cap);
    expect(read($isMax)).toBe(true);
  },
);

test('[R-TRANSFER-18] All fills in the cap', async () => {
  const { read, run } = await withInfo({ available: '12.3456789', todayAvailableLimit: '100' });
  await run(formMounted, {});
  await run(maxPressed, undefined);
  expect(read($amount)).toBe('12.345678');
});

test('All does nothing while the cap is unknown', async () => {
  const { queue, begin, read } = await openTransfer();
  queue(callPaths.info);
  await begin(formMounted, {});
  await begin(maxPressed, undefined);
  expect(read($amount)).toBe('');
});

test('an amount typed before the cap is known snaps to it on arrival', async () => {
  const { queue, begin, read } = await openTransfer();
  const { release } = queue(callPaths.info);
  await begin(formMounted, {});
  await begin(amountTyped, '1234567890123456789012345678901234567890');
  expect(read($amount)).toBe('1234567890123456789012345678901234567890');
  await release(0);
  expect(read($amount)).toBe('12480.55');
});

test('[R-TRANSFER-10] clearing the source or the target clears the amount', async () => {
  const { read, run } = await openTransfer();
  for (const clear of [sourceChosen, targetChosen]) {
    await run(formMounted, {});
    await run(amountTyped, '5');
    await run(clear, null);
    expect(read($amount)).toBe('');
  }
});

test('another source keeps the amount within its own cap; another coin clears it', async () => {
  const { read, run } = await openTransfer();
  await run(formMounted, { source: spot, target: perpetual });
  await run(amountTyped, '6000');
  await run(sourceChosen, c2c);
  expect(read($accounts)).toEqual({ source: c2c, target: perpetual });
  expect(read($amount)).toBe('350');
  await run(coinChosen, read($coins).find(({ coinId }) => coinId !== 52)?.coinId ?? 0);
  expect(read($amount)).toBe('');
});

test('[R-TRANSFER-05] the transferable amount applies only to the exact selection', async () => {
  const { queue, begin, run, read } = await openTransfer();
  await run(formMounted, { source: spot, target: perpetual });
  expect(read($walletInfo)).toEqual({ available: '12480.55', todayAvailableLimit: '3000000', transferOpenCardInvalid: false });
  const { release } = queue(callPaths.info);
  await begin(sourceChosen, c2c);
  expect(read($walletInfo)).toBeNull();
  await release(0);
  expect(read($walletInfo)?.available).toBe('350');
});

test('the amount never exceeds the cap for any sequence of inputs', async () => {
  const { read, run } = await withInfo({ available: '350.75', todayAvailableLimit: '200.123456789' });
  await run(formMounted, {});
  const typing = fc.oneof(
    fc.string({ maxLength: 50 }),
    fc.string({ unit: fc.constantFrom('0', '1', '5', '9', '.', ',', '-', 'e', ' '), maxLength: 50 }),
  );
  await fc.assert(
    fc.asyncProperty(typing, async (typed) => {
      await run(amountTyped, typed);
      expect(compare(amountOf(read($amount)), maxInputAmount(read($limits)))).toBeLessThanOrEqual(0);
    }),
    { numRuns: cases(300) },
  );
});
