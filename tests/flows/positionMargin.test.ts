import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, divide, isZero, multiply, negate, subtract, truncate } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';
import { tradeMode } from '@/contract/swap';
import { requestOf } from '@/features/place-contract-order/check';
import { sizeOfShare } from '@/features/place-contract-order/calculations';
import { emptyTicket, type Ticket } from '@/features/place-contract-order/ticket';
import { liquidationAfter, removableMargin } from '@/features/manage-position/marginCalculations';
import { marketIn, perpetuals, send } from '@tests/support/exchange/contractForms';
import { anna, bitcoin, openContracts, usdt } from '@tests/support/exchange/contractsExchange';
import { formRuns } from '@tests/support/exchange/forms';

const adjustment = fc.record({
  code: fc.constantFrom(...perpetuals),
  side: fc.constantFrom('buy', 'sell'),
  leverage: fc.integer({ min: 2, max: 50 }),
  size: fc.integer({ min: 1, max: 60 }),
  kind: fc.constantFrom('add', 'remove'),
  share: fc.integer({ min: 1, max: 95 }),
});

test('the liquidation price predicted for a margin change is the actual one afterwards', () => {
  let [changed, count] = [0, 0];
  fc.assert(
    fc.property(adjustment, ({ code, side, leverage, size, kind, share }) => {
      count += 1;
      const world = openContracts({ seed: `margin ${count}` });
      const { open, positionActions, views } = world.positions;
      positionActions.set(anna, code, { leverage, marginMode: 'isolated' }, world.now());
      const market = marketIn(world, code);
      const ticket: Ticket = { ...emptyTicket, kind: 'market' };
      const sized = { ...ticket, size: sizeOfShare(ticket, market, size) ?? '' };
      send(world, code, requestOf(sized, market, side) ?? expect.fail('nothing to send'));
      const [stored] = open(anna, tradeMode.real, 'portal');
      if (!stored) expect.fail('no position');
      const position = views.position(stored, world.now());
      const { free } = views.assets({ owner: anna, coinId: code === 'btcusd' ? bitcoin : usdt }, world.now());
      const max = kind === 'add' ? free : removableMargin(position);
      const amount = truncate(multiply(max, divide(String(share), '100')), 8);
      if (isZero(amount)) return;
      changed += 1;
      const predicted = liquidationAfter(position, kind === 'add' ? amount : negate(amount), market.tiers, market.priceDigits);
      const after = views.position(positionActions.changeMargin(stored, kind, amount, world.now()), world.now()).liquidationPrice;
      const message = `${code} ${side} ${kind} ${amount}: ${predicted} for ${after}`;
      if (predicted === null || after === null) {
        expect(predicted, message).toBe(after);
        return;
      }
      // The displayed entry price is rounded, so the result may be one tick off.
      expect(compare(subtract(predicted, after).replace('-', ''), stepOf(market.priceDigits)), message).toBeLessThanOrEqual(0);
    }),
    { numRuns: formRuns(60) },
  );
  expect(changed).toBeGreaterThan(10);
});
