import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, multiply, subtract } from '@/contract/decimal';
import { maxNotional, marginModes, notionalOf, swap, tradeMode } from '@/contract/swap';
import { problemsOf, requestOf } from '@/features/place-contract-order/check';
import { costOf, feeOf, liquidationOf, sizeOfShare } from '@/features/place-contract-order/calculations';
import { baseAmountOf, carriesExits, effectOf, emptyTicket, ticketKinds, type Ticket } from '@/features/place-contract-order/ticket';
import { BusinessError } from '@mocks/businessError';
import { applySettings, filledForm, formContracts, marketIn, perpetuals, send, ticketOf } from '@tests/support/exchange/contractForms';
import { anna, bitcoin, openContracts, usdt } from '@tests/support/exchange/contractsExchange';
import { formRuns, worldOfEachForm } from '@tests/support/exchange/forms';
import { refusalCodes, unknownToForms } from '@tests/support/exchange/refusalCodes';
import { refusalOf } from '@tests/support/exchange/refusalOf';

const numRuns = formRuns(120);

/** Refusals that the form can predict: it does not send the order, or does not offer it. */
const preventable = [
  'orderOffTick',
  'orderOffLot',
  'orderTooLarge',
  'orderBelowMinTurnover',
  'orderPriceDeviation',
  'orderReduceOnly',
  'orderLeverage',
  'orderTriggerPassed',
  'insufficientBalance',
  'tooManyOrders',
  // Predicted from the order book as last read; it may have changed when the order arrives.
  'orderWouldMatch',
  'orderCannotFill',
  // The buttons are disabled for a halted contract; shortly before delivery positions can only be closed.
  'marketClosed',
  'deliveryReduceOnly',
];

/** Refusals that only the exchange can decide, each with the reason why no form can predict it. */
const refusedByExchange = {
  ...unknownToForms,
  orderEnded: 'a changed or reversed order may have ended since it was read',
  notFound: 'only for an unknown contract or order, which a form does not send',
  badRequest: 'only for a missing or malformed field, which a form does not send',
};

test('every refusal code of a contract order is either prevented by the form or reported by the exchange', () => {
  expect([...preventable, ...Object.keys(refusedByExchange)].toSorted()).toEqual(refusalCodes(swap.placeOrder, swap.placeCondition));
});

test('no contract order accepted by the form is refused for tick, lot, size, price, leverage, exits, closable size or balance', () => {
  const worldOf = worldOfEachForm(() => openContracts({ seed: 'contract forms' }));
  const passed = new Map<string, number>();
  const countCase = (what: string) => passed.set(what, (passed.get(what) ?? 0) + 1);
  const reportedProblems = new Set<string>();
  let count = 0;
  fc.assert(
    fc.property(filledForm, (form) => {
      const world = worldOf();
      applySettings(world, form);
      const market = marketIn(world, form.code);
      const ticket = ticketOf(market, form);
      const problems = Object.values(problemsOf(ticket, market, form.side));
      if (problems.length > 0) return problems.forEach((problem) => reportedProblems.add(problem));
      const request = requestOf(ticket, market, form.side) ?? expect.fail(`nothing to send for ${JSON.stringify(ticket)}`);
      count += 1;
      countCase(`${effectOf(ticket, market)} ${form.kind}`);
      countCase(form.code);
      if (carriesExits(ticket, market)) countCase('exits');
      try {
        send(world, form.code, request);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(preventable, JSON.stringify({ form, request })).not.toContain(error.code);
      }
      // Keeps the account in use without filling it up.
      if (count % 3 === 0) for (const { orderId } of world.positions.orders.openOrders(anna)) world.positions.orders.end(orderId, 'byUser');
      const open = Object.values(tradeMode).flatMap((mode) => world.positions.open(anna, mode, 'portal'));
      if (count % 5 === 0 && open.length > 0) world.positions.positionActions.close(open, world.now());
    }),
    // Shrinking would run against an account that has changed since.
    { numRuns, endOnFailure: true },
  );
  expect(count).toBeGreaterThan(numRuns / 3);
  const opening = ticketKinds.map((kind) => `open ${kind}`);
  expect([...passed.keys()]).toEqual(expect.arrayContaining([...opening, ...formContracts, 'exits']));
  expect([...passed.keys()].some((what) => what.startsWith('close'))).toBe(true);
  expect([...reportedProblems]).toEqual(
    expect.arrayContaining(['orderOffTick', 'orderPriceDeviation', 'orderTriggerPassed', 'orderReduceOnly']),
  );
});

test('a trailing order above the maximum notional is reported before it is sent', () => {
  const world = openContracts({ seed: 'large trailing order' });
  const market = marketIn(world, 'btcusd');
  const ticket: Ticket = { ...emptyTicket, kind: 'trailing', trailing: '0.1', size: '50000100' };
  expect(notionalOf('btcusd', ticket.size, market.last ?? '0')).toBe('50000100');
  expect(compare(ticket.size, maxNotional)).toBe(1);
  expect(problemsOf(ticket, market, 'buy')).toEqual({ size: 'orderTooLarge' });
  const request = requestOf(ticket, market, 'buy') ?? expect.fail('nothing to send');
  expect(refusalOf(() => send(world, 'btcusd', request))).toBe('orderTooLarge');
});

test.each(marginModes)(
  'the cost, fee and liquidation price estimated for a market order match those of the filled position: %s',
  (marginMode) => {
    for (const code of perpetuals) {
      const world = openContracts({ seed: `estimate ${code} ${marginMode}` });
      world.positions.positionActions.set(anna, code, { leverage: 20, marginMode }, world.now());
      const market = marketIn(world, code);
      const ticket: Ticket = { ...emptyTicket, kind: 'market' };
      const sized = { ...ticket, size: sizeOfShare(ticket, market, 50) ?? '' };
      const [cost, fee, liquidation] = [costOf, feeOf, liquidationOf].map((estimate) => estimate(sized, market, 'buy'));
      const coinId = code === 'btcusd' ? bitcoin : usdt;
      const freeBefore = world.positions.views.assets({ owner: anna, coinId }, world.now()).free;
      send(world, code, requestOf(sized, market, 'buy') ?? expect.fail('nothing to send'));
      const [position] = world.positions
        .open(anna, tradeMode.real, 'portal')
        .map((each) => world.positions.views.position(each, world.now()));
      expect(position?.amount).toBe(baseAmountOf(sized, market));
      const isNear = (a: string, b: string, share: string) => compare(subtract(a, b).replace('-', ''), multiply(b, share)) <= 0;
      expect(
        isNear(liquidation ?? '0', position?.liquidationPrice ?? '0', '0.0005'),
        `${code}: ${liquidation} for ${position?.liquidationPrice}`,
      ).toBe(true);
      expect(isNear(fee ?? '0', position?.fee ?? '0', '0.001'), `${code}: fee ${fee} for ${position?.fee}`).toBe(true);
      const used = subtract(freeBefore, world.positions.views.assets({ owner: anna, coinId }, world.now()).free);
      expect(isNear(cost ?? '0', used, '0.02'), `${code}: ${cost} for ${used}`).toBe(true);
    }
  },
);
