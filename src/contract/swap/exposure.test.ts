import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, divide, multiply, subtract, truncate, type Decimal } from '../decimal';
import { closeScopes, positionSides, type PositionSide } from './constants';
import {
  entryPrice,
  initialMargin,
  isInCloseScope,
  liquidationPrice,
  maintenanceMargin,
  notionalOf,
  roundFee,
  priceOf,
  priceOfProfit,
  profitAt,
  profitOf,
  returnPercent,
  roundPnl,
  valueOf,
  type Exposure,
} from './exposure';
import { tiersOf } from './risk';

const tiers125 = tiersOf(125);
const opened = (contractCode: string, side: PositionSide, amount: Decimal, price: Decimal): Exposure => ({
  contractCode,
  side,
  amount,
  cost: valueOf(contractCode, amount, price),
});

describe('a linear contract', () => {
  const linear = (side: PositionSide, amount: Decimal, cost: Decimal): Exposure => ({ contractCode: 'btcusdt', side, amount, cost });
  test('is worth amount × price, in the quote coin', () => {
    expect(valueOf('btcusdt', '0.25', '60000')).toBe('15000');
    expect(notionalOf('btcusdt', '0.25', '60000')).toBe('15000');
    expect(priceOf('btcusdt', '0.25', '15000')).toBe('60000');
  });
  test.each([
    ['long', '60000', '500'], // 0.25 × (60,000 − 58,000)
    ['short', '60000', '-500'],
    ['long', '57000', '-250'], // 0.25 × (57,000 − 58,000)
    ['short', '57000', '250'],
  ] as const)('a %s of 0.25 opened at 58,000 has a profit at %s of %s', (side, price, profit) => {
    expect(profitAt(linear(side, '0.25', '14500'), price)).toBe(profit);
  });
  test.each([
    // (100,000 − 1,000 − 50) ÷ (2 × 0.995): the second tier saves 50 = 50,000 × (0.005 − 0.004).
    ['long', '2', '100000', '1000', '49723.618090452261'],
    // (100,000 + 1,000 + 50) ÷ (2 × 1.005)
    ['short', '2', '100000', '1000', '50273.631840796019'],
    // (10,000 − 100) ÷ (0.2 × 0.996)
    ['long', '0.2', '10000', '100', '49698.795180722891'],
    ['long', '1', '100', '100', null],
  ] as const)('a %s of %s with a cost of %s and a backing of %s is liquidated at %s', (side, amount, cost, backing, price) => {
    expect(liquidationPrice(linear(side, amount, cost), backing, tiers125)).toBe(price);
  });
  test.each([
    ['long', '49500'], // 50,000 − 1,000 ÷ 2
    ['short', '50500'],
  ] as const)('a %s of 2 with a cost of 100,000 and a margin of 1,000 is bankrupt at %s', (side, price) => {
    expect(priceOfProfit(linear(side, '2', '100000'), '-1000')).toBe(price);
  });
});

describe('an inverse contract', () => {
  /** The tiers of 100× in bitcoin: 100 ÷ 125 of 1, 5, 20, 100 and 400 BTC. */
  const tiers = tiersOf(100, '1');
  test('is worth amount ÷ price, in its base coin', () => {
    // 10,000 USD ÷ 50,000 USD
    expect(valueOf('btcusd', '10000', '50000')).toBe('0.2');
    // 100 ÷ 65,000 = 1 ÷ 650
    expect(valueOf('btcusd', '100', '65000')).toBe('0.001538461538461538');
    expect(notionalOf('btcusd', '10000', '50000')).toBe('10000');
  });
  test.each([
    ['long', '62500', '0.04'], // 10,000 × (1 ÷ 50,000 − 1 ÷ 62,500) = 0.2 − 0.16
    ['short', '62500', '-0.04'],
    ['long', '40000', '-0.05'], // 0.2 − 0.25: a fall of 10,000 costs more than the rise of 12,500 brings
    ['short', '40000', '0.05'],
    ['long', '50000', '0'],
  ] as const)('a %s of 10,000 USD opened at 50,000 has a profit at %s of %s BTC', (side, price, profit) => {
    expect(profitAt(opened('btcusd', side, '10000', '50000'), price)).toBe(profit);
  });
  test('has the harmonic mean of its fills as entry price', () => {
    // 10,000 at 40,000 is 0.25 and 30,000 at 60,000 is 0.5: 40,000 ÷ 0.75, while the mean weighted by amount would be 55,000.
    const cost = add(valueOf('btcusd', '10000', '40000'), valueOf('btcusd', '30000', '60000'));
    expect(cost).toBe('0.75');
    expect(entryPrice({ contractCode: 'btcusd', amount: '40000', cost })).toBe('53333.33333333');
    // A single fill gives exactly its own price, although 1 ÷ 650 has no finite decimal.
    expect(entryPrice(opened('btcusd', 'long', '100', '65000'))).toBe('65000');
    expect(entryPrice({ contractCode: 'btcusd', amount: '0', cost: '0' })).toBe('0');
  });
  test.each([
    // 10,000 USD at 50,000 is 0.2 BTC; at 10× leverage the margin is 0.02, and the maintenance rate of the first tier is 0.5 %.
    // Long: 0.2 + 0.02 − v = 0.005 v, v = 0.22 ÷ 1.005; 10,000 × 1.005 ÷ 0.22
    ['long', '10000', '50000', '0.02', '45681.818181818181'],
    // Short: v − 0.2 + 0.02 = 0.005 v, v = 0.18 ÷ 0.995; 10,000 × 0.995 ÷ 0.18
    ['short', '10000', '50000', '0.02', '55277.777777777777'],
    // 100,000 USD at 50,000 is 2 BTC, in the second tier (from 0.8), which saves 0.8 × (0.0062 − 0.005) = 0.00096.
    // 2 + 0.1 + 0.00096 − v = 0.0062 v; 100,000 × 1.0062 ÷ 2.10096
    ['long', '100000', '50000', '0.1', '47892.392049348869'],
    // 2 − 0.1 − 0.00096 = 0.9938 v; 100,000 × 0.9938 ÷ 1.89904
    ['short', '100000', '50000', '0.1', '52331.704440138175'],
    // A short backed by its full value is effectively a dollar position, which no price liquidates.
    ['short', '10000', '50000', '0.2', null],
    // 0.2 + 0.2 = 1.005 v: a long without leverage can still be liquidated.
    ['long', '10000', '50000', '0.2', '25125'],
  ] as const)('a %s of %s USD at %s backed by %s BTC is liquidated at %s', (side, amount, price, backing, expected) => {
    expect(liquidationPrice(opened('btcusd', side, amount, price), backing, tiers)).toBe(expected);
  });
  test.each([
    ['long', '45454.54545455'], // 10,000 ÷ (0.2 + 0.02)
    ['short', '55555.55555556'], // 10,000 ÷ (0.2 − 0.02)
  ] as const)('a %s of 10,000 USD at 50,000 with a margin of 0.02 BTC is bankrupt at %s', (side, price) => {
    expect(priceOfProfit(opened('btcusd', side, '10000', '50000'), '-0.02')).toBe(price);
  });
  test('has margin and tiers in the coin', () => {
    // 0.2 ÷ 10
    expect(initialMargin(valueOf('btcusd', '10000', '50000'), 10)).toBe('0.02');
    // Worth 0.25 at 40,000: × 0.005
    expect(maintenanceMargin({ contractCode: 'btcusd', amount: '10000' }, '40000', tiers)).toBe('0.00125');
    // 2 BTC: 0.8 × 0.005 + 1.2 × 0.0062
    expect(maintenanceMargin({ contractCode: 'btcusd', amount: '100000' }, '50000', tiers)).toBe('0.01144');
  });
});

test.each([
  ['0.123456789', '0.12345678'],
  ['-0.123456781', '-0.12345679'],
  ['-0.12345678', '-0.12345678'],
  ['0.12345678', '0.12345678'],
  // Division remainders beyond price precision are neither a loss nor a reduction of a gain.
  ['-0.0000000000000003', '0'],
  ['0.1999999999999999', '0.2'],
])('%s settles to %s, rounded against the owner to eight decimals', (amount, money) => {
  expect(roundPnl(amount)).toBe(money);
});
test.each([
  ['0.000000001', '0.00000001'],
  ['0.00012', '0.00012'],
  // A negative payment is a receipt, which is rounded down.
  ['-0.000000019', '-0.00000001'],
  ['0', '0'],
])('the payment %s rounds to %s', (amount, money) => {
  expect(roundFee(amount)).toBe(money);
});

describe('for any position', () => {
  const thousandths = fc.integer({ min: 1, max: 500_000 }).map((count) => multiply(String(count), '0.001'));
  const dollars = fc.integer({ min: 1, max: 50_000 }).map((lots) => multiply(String(lots), '100'));
  const prices = fc.integer({ min: 10_000, max: 20_000_000 }).map((cents) => multiply(String(cents), '0.01'));
  const exposures = fc
    .record({ isLinear: fc.boolean(), side: fc.constantFrom(...positionSides), coins: thousandths, dollars, price: prices })
    .map(({ isLinear, side, price, ...amount }) =>
      isLinear ? opened('btcusdt', side, amount.coins, price) : opened('btcusd', side, amount.dollars, price),
    );
  const other = (exposure: Exposure): Exposure => ({ ...exposure, side: exposure.side === 'long' ? 'short' : 'long' });
  const tiersFor = ({ contractCode }: Exposure) => (contractCode === 'btcusd' ? tiersOf(100, '1') : tiers125);

  test('profit and loss of the two sides cancel out, except for rounding in favour of the exchange', () => {
    fc.assert(
      fc.property(exposures, prices, (exposure, price) => {
        expect(add(profitAt(exposure, price), profitAt(other(exposure), price))).toBe('0');
        const left = add(roundPnl(profitAt(exposure, price)), roundPnl(profitAt(other(exposure), price)));
        expect(['0', '-0.00000001']).toContain(left);
        expect(truncate(profitAt(exposure, entryPrice(exposure)), 4)).toBe('0');
      }),
    );
  });
  test('an inverse long in a price equals a linear short of dollars in the reciprocal price', () => {
    fc.assert(
      fc.property(fc.constantFrom(...positionSides), dollars, prices, prices, (side, amount, entry, exit) => {
        const inverse = profitAt(opened('btcusd', side, amount, entry), exit);
        const mirrored = profitAt(
          other({ contractCode: 'usdbtc', side, amount, cost: multiply(amount, divide('1', entry, 30)) }),
          divide('1', exit, 30),
        );
        expect(truncate(subtract(inverse, mirrored), 12)).toBe('0');
      }),
    );
  });
  test('closing in two parts realises the same as closing at once, up to one unit of the last decimal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...positionSides),
        dollars,
        prices,
        prices,
        fc.integer({ min: 1, max: 99 }),
        (side, amount, entry, exit, part) => {
          const whole = opened('btcusd', side, multiply(amount, '100'), entry);
          const first = multiply(amount, String(part));
          const cost = divide(multiply(whole.cost, first), whole.amount);
          const rest = { ...whole, amount: subtract(whole.amount, first), cost: subtract(whole.cost, cost) };
          const parts = add(roundPnl(profitAt({ ...whole, amount: first, cost }, exit)), roundPnl(profitAt(rest, exit)));
          const difference = subtract(roundPnl(profitAt(whole, exit)), parts);
          expect(['-0.00000001', '0', '0.00000001']).toContain(difference);
        },
      ),
    );
  });
  test('exactly the maintenance margin is left at the liquidation price', () => {
    fc.assert(
      fc.property(exposures, fc.integer({ min: 1, max: 100 }), (exposure, leverage) => {
        const margin = initialMargin(exposure.cost, leverage);
        const price = liquidationPrice(exposure, margin, tiersFor(exposure));
        if (price === null) {
          expect(exposure.side === 'long').toBe(exposure.contractCode === 'btcusdt');
          return;
        }
        const spare = (at: Decimal) => subtract(add(margin, profitAt(exposure, at)), maintenanceMargin(exposure, at, tiersFor(exposure)));
        // The price is truncated to twelve decimals, and the amount multiplies that error.
        expect(truncate(spare(price), 4)).toBe('0');
        expect(compare(spare(multiply(price, exposure.side === 'long' ? '0.999' : '1.001')), '0')).toBe(-1);
      }),
    );
  });
  test('no margin is left at the bankruptcy price', () => {
    fc.assert(
      fc.property(exposures, fc.integer({ min: 2, max: 100 }), (exposure, leverage) => {
        const margin = initialMargin(exposure.cost, leverage);
        const left = add(margin, profitAt(exposure, priceOfProfit(exposure, `-${margin}`)));
        expect(truncate(left, 4)).toBe('0');
        expect(profitOf(exposure, exposure.cost)).toBe('0');
      }),
    );
  });
});

test('a return is in percent of the margin, and zero without margin', () => {
  expect([returnPercent('5', '20'), returnPercent('-5', '20'), returnPercent('5', '0')]).toEqual(['25', '-25', '0']);
});

test.each([
  ['0.01', ['all', 'profit']],
  ['-0.01', ['all', 'loss']],
  ['0', ['all']],
])('a position with an unrealised profit of %s is closed by the scopes %s', (unrealised, expected) => {
  expect(closeScopes.filter((scope) => isInCloseScope(unrealised, scope))).toEqual(expected);
});
