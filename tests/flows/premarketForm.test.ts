import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { multiply, truncate } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { premarket, premarketTerms } from '@/contract/premarket';
import { orderSide } from '@/contract/spot';
import { maxAmount, problemsOf, requestOf, type PremarketMarket, type PremarketTicket } from '@/features/place-premarket-order/ticket';
import { sizeOfShare } from '@/shared/order-form/share';
import { personas } from '@fixtures/personas';
import { coinByName, pairByName } from '@mocks/exchange/markets';
import { formRuns, worldOfEachForm } from '@tests/support/exchange/forms';
import { openPremarket } from '@tests/support/exchange/premarketExchange';
import { refusalCodes, unknownToForms } from '@tests/support/exchange/refusalCodes';
import { refusalOf } from '@tests/support/exchange/refusalOf';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = personas.vip.login.fid;
const tokens = ['TESL', 'KORA'].map((coin) => pairByName(`${coin}_USDT`));
const numRuns = formRuns(300);

type World = ReturnType<typeof openPremarket>;
const worldOf = worldOfEachForm(() => openPremarket(startedAt, [owner]));

/** The market data of a token that the form knows. */
function marketOf(world: World, { tradeId, base, quote, digit }: (typeof tokens)[number]): PremarketMarket {
  const last = world.market.price(tradeId, world.now);
  const { available } = world.ledger.balance({ owner, wallet: account.spot }, coinByName(quote).coinId);
  return { ...premarketTerms, tradeId, base, quote, digit, last, bestBid: null, bestAsk: null, available };
}

const form = fc.record({
  token: fc.constantFrom(...tokens),
  side: fc.constantFrom(orderSide.buy, orderSide.sell),
  /** A price near the latest one, in ten thousandths of it, and its decimals; null for those of the token. */
  factor: fc.integer({ min: 8_500, max: 11_500 }),
  decimals: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
  /** Up to 100: a percentage of the possible size; above: 20 % more than possible. */
  percent: fc.integer({ min: 0, max: 120 }),
  /** Decimals the size is truncated to; null for none. */
  sizeDecimals: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
});
type Form = typeof form extends fc.Arbitrary<infer Filled> ? Filled : never;

function ticketOf(market: PremarketMarket, { side, factor, decimals, percent, sizeDecimals }: Form): PremarketTicket {
  const digits = parseDigit(market.digit);
  const price = truncate(multiply(market.last ?? '0', multiply(String(factor), '0.0001')), decimals ?? digits.price);
  const max = maxAmount({ side, price, size: '' }, market);
  const size = percent <= 100 ? (sizeOfShare(max, percent, digits.amount) ?? '') : multiply(max ?? '0', '1.2');
  return { side, price, size: sizeDecimals === null || size === '' ? size : truncate(size, sizeDecimals) };
}

/** Refusals that the form prevents; a token outside its trading stage has no form. */
const preventable = [
  'insufficientBalance',
  'marketClosed',
  'orderBelowMinAmount',
  'orderBelowMinTurnover',
  'orderOffLot',
  'orderOffTick',
  'orderPriceDeviation',
];

test('every refusal code of a pre-market order is either prevented by the form or reported by the exchange', () => {
  expect([...preventable, ...Object.keys(unknownToForms)].toSorted()).toEqual(refusalCodes(premarket.placeOrder));
});

test('the pre-market accepts every order its form accepts, and refuses orders whose values the form refuses', () => {
  const count = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(form, (filled) => {
      const world = worldOf();
      const market = marketOf(world, filled.token);
      const ticket = ticketOf(market, filled);
      const [problem] = Object.values(problemsOf(ticket, market));
      const request = requestOf(ticket, market);
      if (problem === 'missing' || request === null) return;
      const refusal = refusalOf(() => {
        const placed = world.premarket.place({ ...request, owner });
        if (placed.isOpen) world.premarket.cancel(placed.orderId);
      });
      expect(refusal, JSON.stringify(request)).toBe(problem ?? null);
      count[problem === undefined ? 'accepted' : 'refused'] += 1;
    }),
    { numRuns },
  );
  // Both accepted and refused forms occur.
  expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(numRuns / 10);
});
