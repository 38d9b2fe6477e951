import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { multiply, truncate } from '@/contract/decimal';
import { feesOf, orderSide, timeInForce, tradingAccount } from '@/contract/spot';
import { problemsOf, requestOf, type TicketRequest } from '@/features/place-order/check';
import { largestSize, sizeDigits, ticketKinds, type Ticket, type TicketMarket } from '@/features/place-order/ticket';
import { sizeOfShare } from '@/shared/order-form/share';
import { BusinessError } from '@mocks/businessError';
import { coinByName, pairByName } from '@mocks/exchange/markets';
import { venueOf } from '@mocks/exchange/spot/terms';
import { openSpotMargin, type SpotMarginExchange } from '@tests/support/exchange/spotMarginExchange';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = 7;
const pairs = ['BTC_USDT', 'ETH_BTC', 'DOGE_USDT', 'SHIB_USDT', 'SOL_USDT'].map(pairByName);
/** How many forms are tried: `FORMS=10000` tries as many as the rule asks for. */
const numRuns = Number.parseInt(process.env.FORMS ?? '600', 10);

const world = openSpotMargin({
  seed: 'forms',
  at: startedAt,
  openingBalances: ['USDT', 'BTC', 'ETH', 'DOGE', 'SHIB', 'SOL'].map((coin) => ({
    account: { owner, wallet: account.spot },
    coin,
    amount: { USDT: '12480.553311', BTC: '0.41000777', ETH: '7.3', DOGE: '91234.5', SHIB: '8000000.25', SOL: '55.12345' }[coin] ?? '0',
  })),
});

/** The market as the form of a pair knows it. */
function marketOf(
  { ledger, market, book, now }: SpotMarginExchange,
  { tradeId, base, quote, digit }: (typeof pairs)[number],
): TicketMarket {
  const { bids, asks } = book.depth(venueOf(tradeId), 1);
  const available = (coin: string) => ledger.balance({ owner, wallet: account.spot }, coinByName(coin).coinId).available;
  return {
    tradeId,
    base,
    quote,
    digit,
    last: market.price(tradeId, now),
    bestBid: bids[0]?.price ?? null,
    bestAsk: asks[0]?.price ?? null,
    fees: feesOf(0),
    available: { base: available(base), quote: available(quote) },
  };
}

function send({ spot }: SpotMarginExchange, request: TicketRequest): void {
  const placed = request.kind === 'oco' ? spot.placeOco({ ...request.body, owner }) : [spot.place({ ...request.body, owner })];
  for (const { orderId } of placed)
    try {
      spot.cancel(orderId);
    } catch (error) {
      if (!(error instanceof BusinessError && error.code === 'orderEnded')) throw error;
    }
}

/** A price around the latest one, now on the tick grid and now off it, as a factor in ten thousandths and a number of decimals. */
const around = fc.record({ factor: fc.integer({ min: 8_500, max: 11_500 }), decimals: fc.integer({ min: 0, max: 12 }) });
type Around = { readonly factor: number; readonly decimals: number };
const priceOf = ({ last }: TicketMarket, { factor, decimals }: Around) =>
  truncate(multiply(last ?? '0', multiply(String(factor), '0.0001')), decimals);

const typed = fc.record({
  pair: fc.constantFrom(...pairs),
  kind: fc.constantFrom(...ticketKinds),
  side: fc.constantFrom(orderSide.buy, orderSide.sell),
  force: fc.constantFrom(...Object.values(timeInForce)),
  unit: fc.constantFrom('base' as const, 'quote' as const),
  price: around,
  stop: around,
  stopLimit: around,
  activation: fc.option(around, { nil: null }),
  trailing: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  percent: fc.integer({ min: 0, max: 120 }),
  /** Decimals the size is cut to; null leaves it as the slider gives it. */
  cut: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
});

type Form = typeof typed extends fc.Arbitrary<infer Typed> ? Typed : never;

function ticketOf(market: TicketMarket, form: Form): Ticket {
  const { kind, side, force, unit, price, stop, stopLimit, activation, trailing, percent, cut } = form;
  const ticket: Ticket = {
    side,
    kind,
    timeInForce: force,
    price: priceOf(market, price),
    stopPrice: priceOf(market, stop),
    stopLimitPrice: priceOf(market, stopLimit),
    activationPrice: activation ? priceOf(market, activation) : '',
    trailing,
    size: '',
    unit,
  };
  const most = largestSize(ticket, market);
  const size = percent <= 100 ? (sizeOfShare(most, percent, sizeDigits(ticket, market)) ?? '') : multiply(most ?? '0', '1.2');
  return { ...ticket, size: cut === null || size === '' ? size : truncate(size, cut) };
}

const preventable = [
  'orderOffTick',
  'orderOffLot',
  'orderBelowMinAmount',
  'orderBelowMinTurnover',
  'orderPriceDeviation',
  'insufficientBalance',
  'orderTriggerPassed',
];

test('no order that the form lets pass is refused for tick, lot, least amount or turnover, precision, price or balance', () => {
  const count = { passed: 0, told: 0 };
  fc.assert(
    fc.property(typed, (form) => {
      const market = marketOf(world, form.pair);
      const ticket = ticketOf(market, form);
      if (Object.keys(problemsOf(ticket, market)).length > 0) return void (count.told += 1);
      const request = requestOf(ticket, market, tradingAccount.spot) ?? expect.fail(`nothing to send for ${JSON.stringify(ticket)}`);
      count.passed += 1;
      try {
        send(world, request);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(preventable, JSON.stringify(request)).not.toContain(error.code);
      }
    }),
    { numRuns },
  );
  // Neither half of what was tried is empty.
  expect(Math.min(count.passed, count.told)).toBeGreaterThan(numRuns / 10);
});

test('what the form refuses by its figures, the exchange refuses, too', () => {
  let refused = 0;
  fc.assert(
    fc.property(typed, (form) => {
      const market = marketOf(world, form.pair);
      const ticket = ticketOf(market, form);
      const [problem] = Object.values(problemsOf(ticket, market));
      const request = requestOf(ticket, market, tradingAccount.spot);
      if (problem === undefined || problem === 'missing' || problem === 'orderWouldMatch' || request === null) return;
      refused += 1;
      expect(() => send(world, request), `${problem} ${JSON.stringify(request)}`).toThrow(BusinessError);
    }),
    { numRuns },
  );
  expect(refused).toBeGreaterThan(numRuns / 20);
});
