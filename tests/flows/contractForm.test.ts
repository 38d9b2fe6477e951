import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, multiply, subtract } from '@/contract/decimal';
import { maxNotional, marginModes, notionalOf, swap, tradeMode } from '@/contract/swap';
import { problemsOf, requestOf } from '@/features/place-contract-order/check';
import { costOf, feeOf, liquidationOf, sizeOfShare } from '@/features/place-contract-order/sums';
import { amountIn, carriesExits, effectOf, emptyTicket, ticketKinds, type Ticket } from '@/features/place-contract-order/ticket';
import { BusinessError } from '@mocks/businessError';
import { choose, filledForm, formContracts, marketIn, perpetuals, send, ticketOf } from '@tests/support/exchange/contractForms';
import { anna, bitcoin, openContracts, usdt } from '@tests/support/exchange/contractsExchange';
import { formRuns, worldOfEachForm } from '@tests/support/exchange/forms';
import { refusalCodes, unknownToForms } from '@tests/support/exchange/refusalCodes';
import { refusalOf } from '@tests/support/exchange/refusalOf';

const numRuns = formRuns(120);

/** Refusals that follow from what the form knows: it is not sent, or not even offered. */
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
  // By the book as it was read; it may have moved when the order arrives.
  'orderWouldMatch',
  'orderCannotFill',
  // The buttons of a contract that is not traded are disabled; before its delivery it is only closed.
  'marketClosed',
  'deliveryReduceOnly',
];

/** Refusals that the exchange tells in its own words, and why no form can know of them. */
const toldByExchange = {
  ...unknownToForms,
  orderEnded: 'an order that is changed or reversed may have ended since it was read',
  notFound: 'only a call that names no contract or order there is, which a form does not send',
  badRequest: 'only a call with a field missing or malformed, which a form does not send',
};

test('every code that a contract order may be refused by is prevented by the form or told, and no code is both', () => {
  expect([...preventable, ...Object.keys(toldByExchange)].toSorted()).toEqual(refusalCodes(swap.placeOrder, swap.placeCondition));
});

test('no contract order that the form lets pass is refused for tick, lot, size, price, leverage, exits, what can be closed or balance', () => {
  const worldOf = worldOfEachForm(() => openContracts({ seed: 'contract forms' }));
  const passed = new Map<string, number>();
  const note = (what: string) => passed.set(what, (passed.get(what) ?? 0) + 1);
  const told = new Set<string>();
  let count = 0;
  fc.assert(
    fc.property(filledForm, (form) => {
      const world = worldOf();
      choose(world, form);
      const market = marketIn(world, form.code);
      const ticket = ticketOf(market, form);
      const problems = Object.values(problemsOf(ticket, market, form.side));
      if (problems.length > 0) return problems.forEach((problem) => told.add(problem));
      const request = requestOf(ticket, market, form.side) ?? expect.fail(`nothing to send for ${JSON.stringify(ticket)}`);
      count += 1;
      note(`${effectOf(ticket, market)} ${form.kind}`);
      note(form.code);
      if (carriesExits(ticket, market)) note('exits');
      try {
        send(world, form.code, request);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(preventable, JSON.stringify({ form, request })).not.toContain(error.code);
      }
      // The account stays in use without filling up.
      if (count % 3 === 0) for (const { orderId } of world.positions.orders.waiting(anna)) world.positions.orders.end(orderId, 'byUser');
      const open = Object.values(tradeMode).flatMap((mode) => world.positions.open(anna, mode, 'portal'));
      if (count % 5 === 0 && open.length > 0) world.positions.positionActions.close(open, world.now());
    }),
    // A smaller form would meet an account that has moved on.
    { numRuns, endOnFailure: true },
  );
  expect(count).toBeGreaterThan(numRuns / 3);
  const opening = ticketKinds.map((kind) => `open ${kind}`);
  expect([...passed.keys()]).toEqual(expect.arrayContaining([...opening, ...formContracts, 'exits']));
  expect([...passed.keys()].some((what) => what.startsWith('close'))).toBe(true);
  expect([...told]).toEqual(expect.arrayContaining(['orderOffTick', 'orderPriceDeviation', 'orderTriggerPassed', 'orderReduceOnly']));
});

test('a trailing order of more than an order may come to is told so before it is sent', () => {
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
  'what the form says an order at the market costs, its fee, and where it is liquidated, is so once it is filled: %s',
  (marginMode) => {
    for (const code of perpetuals) {
      const world = openContracts({ seed: `estimate ${code} ${marginMode}` });
      world.positions.positionActions.set(anna, code, { leverage: 20, marginMode }, world.now());
      const market = marketIn(world, code);
      const ticket: Ticket = { ...emptyTicket, kind: 'market' };
      const sized = { ...ticket, size: sizeOfShare(ticket, market, 50) ?? '' };
      const [cost, fee, liquidation] = [costOf, feeOf, liquidationOf].map((figure) => figure(sized, market, 'buy'));
      const coinId = code === 'btcusd' ? bitcoin : usdt;
      const freeBefore = world.positions.views.assets({ owner: anna, coinId }, world.now()).free;
      send(world, code, requestOf(sized, market, 'buy') ?? expect.fail('nothing to send'));
      const [position] = world.positions
        .open(anna, tradeMode.real, 'portal')
        .map((each) => world.positions.views.position(each, world.now()));
      expect(position?.amount).toBe(amountIn(sized, market));
      const near = (a: string, b: string, share: string) => compare(subtract(a, b).replace('-', ''), multiply(b, share)) <= 0;
      expect(
        near(liquidation ?? '0', position?.liquidationPrice ?? '0', '0.0005'),
        `${code}: ${liquidation} for ${position?.liquidationPrice}`,
      ).toBe(true);
      expect(near(fee ?? '0', position?.fee ?? '0', '0.001'), `${code}: fee ${fee} for ${position?.fee}`).toBe(true);
      const used = subtract(freeBefore, world.positions.views.assets({ owner: anna, coinId }, world.now()).free);
      expect(near(cost ?? '0', used, '0.02'), `${code}: ${cost} for ${used}`).toBe(true);
    }
  },
);
