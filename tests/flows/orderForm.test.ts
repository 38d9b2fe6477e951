import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, isGreater, multiply, truncate } from '@/contract/decimal';
import type { DepthLevel } from '@/contract/market';
import { feesOf, orderSide, spot, timeInForce, tradeType, tradingAccount, type TradingAccount } from '@/contract/spot';
import { problemsOf, requestOf, type TicketRequest } from '@/features/place-order/check';
import { loanOf } from '@/features/place-order/loan';
import { maxSize, sizeDigits, ticketKinds, type Ticket, type TicketMarket } from '@/features/place-order/ticket';
import { sizeOfShare } from '@/shared/order-form/share';
import { BusinessError } from '@mocks/businessError';
import { marginAccountOf } from '@mocks/exchange/margin/account';
import { coinByName, isMarginPair, pairByName } from '@mocks/exchange/markets';
import { entryKind, movement, systemAccounts, userReference, accountOf } from '@mocks/exchange/posting';
import { venueOf } from '@mocks/exchange/spot/terms';
import { formRuns, worldOfEachForm } from '@tests/support/exchange/forms';
import { refusalCodes, unknownToForms } from '@tests/support/exchange/refusalCodes';
import { openSpotMargin, type SpotMarginExchange } from '@tests/support/exchange/spotMarginExchange';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = 7;
const pairs = ['BTC_USDT', 'ETH_BTC', 'DOGE_USDT', 'SHIB_USDT', 'SOL_USDT'].map(pairByName);
const numRuns = formRuns(600);

const amounts = { USDT: '12480.553311', BTC: '0.41000777', ETH: '7.3', DOGE: '91234.5', SHIB: '8000000.25', SOL: '55.12345' };
const balances = Object.entries(amounts).map(([coin, amount]) => ({ coin, amount }));
const marginPairs = pairs.filter(({ tradeId }) => isMarginPair(tradeId));

const worldOf = worldOfEachForm(() =>
  openSpotMargin({
    seed: 'forms',
    at: startedAt,
    openingBalances: [
      ...[account.spot, account.crossMargin].flatMap((wallet) => balances.map((each) => ({ account: { owner, wallet }, ...each }))),
      ...marginPairs.flatMap(({ tradeId, base, quote }) =>
        balances
          .filter(({ coin }) => coin === base || coin === quote)
          .map((each) => ({ account: accountOf(owner, account.isolatedMargin, tradeId), ...each })),
      ),
    ],
  }),
);

/** The margin account that pays; null for the spot account. */
const payer = (wallet: TradingAccount, tradeId: number) => marginAccountOf(owner, wallet, tradeId);

/** The market data that the form of a pair knows. */
function marketOf(
  { ledger, market, margin, book, now }: SpotMarginExchange,
  { tradeId, base, quote, digit }: (typeof pairs)[number],
  wallet: TradingAccount,
): TicketMarket {
  const borrower = payer(wallet, tradeId);
  const holder = accountOf(owner, wallet, tradeId);
  const { bids, asks } = book.depth(venueOf(tradeId), 50);
  const levelsOf = (side: typeof bids) => side.map(({ price, amount }): DepthLevel => [price, amount]);
  const available = (coin: string) => ledger.balance(holder, coinByName(coin).coinId).available;
  const loanOf = (lender: NonNullable<typeof borrower>, coin: string) => {
    const { borrowAble, borrowed, interest, hourlyRate } = margin.summary.asset(lender, coinByName(coin).coinId);
    return { borrowable: borrowAble, owed: add(borrowed, interest), hourlyRate };
  };
  return {
    tradeId,
    base,
    quote,
    digit,
    last: market.price(tradeId, now),
    bestBid: bids[0]?.price ?? null,
    bestAsk: asks[0]?.price ?? null,
    book: { bids: levelsOf(bids), asks: levelsOf(asks) },
    fees: feesOf(0),
    available: { base: available(base), quote: available(quote) },
    account: wallet,
    loans: borrower && { base: loanOf(borrower, base), quote: loanOf(borrower, quote) },
  };
}

/** Sends the form's request, then cancels the remainder and repays what was borrowed. */
function send(exchange: SpotMarginExchange, request: TicketRequest): void {
  const { spot, margin } = exchange;
  const placed = request.kind === 'oco' ? spot.placeOco({ ...request.body, owner }) : [margin.place({ ...request.body, owner })];
  for (const { orderId } of placed)
    try {
      spot.cancel(orderId);
    } catch (error) {
      if (!(error instanceof BusinessError && error.code === 'orderEnded')) throw error;
    }
  settleDebts(exchange, request.body.account, request.body.tradeId);
}

/** Repays every debt of an account with external coins, so that the next form may borrow again. */
function settleDebts({ ledger, margin, now }: SpotMarginExchange, wallet: TradingAccount, tradeId: number): void {
  const borrower = payer(wallet, tradeId);
  if (borrower === null) return;
  const holder = accountOf(owner, wallet, borrower.tradeId);
  for (const { coinId } of margin.summary.debtsOf(borrower)) {
    const { borrowed, interest } = margin.summary.asset(borrower, coinId);
    const source = { account: { owner: systemAccounts.external, wallet }, bucket: 'available' } as const;
    const lines = movement(coinId, add(borrowed, interest), source, { account: holder, bucket: 'available' });
    ledger.post({ at: now, kind: entryKind.deposit, reference: userReference(owner), lines });
    margin.repay(borrower, coinId);
  }
}

/** A price near the latest one, on or off the tick grid, as a factor in ten thousandths and a number of decimals. */
const around = fc.record({ factor: fc.integer({ min: 8_500, max: 11_500 }), decimals: fc.integer({ min: 0, max: 12 }) });
type Around = { readonly factor: number; readonly decimals: number };
const priceOf = ({ last }: TicketMarket, { factor, decimals }: Around) =>
  truncate(multiply(last ?? '0', multiply(String(factor), '0.0001')), decimals);

const formInput = fc.record({
  place: fc.oneof(
    fc.record({ pair: fc.constantFrom(...pairs), wallet: fc.constant(tradingAccount.spot) }),
    fc.record({
      pair: fc.constantFrom(...marginPairs),
      wallet: fc.constantFrom(tradingAccount.crossMargin, tradingAccount.isolatedMargin),
    }),
  ),
  tradeType: fc.constantFrom(...Object.values(tradeType)),
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
  exits: fc.option(fc.record({ takeProfit: around, stopLoss: around }), { nil: null, freq: 2 }),
  /** Decimals the size is truncated to; null keeps it as the slider sets it. */
  cut: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
});

type Form = typeof formInput extends fc.Arbitrary<infer Typed> ? Typed : never;

function ticketOf(market: TicketMarket, form: Form): Ticket {
  const { kind, side, force, tradeType: chosen, unit, price, stop, stopLimit, activation, trailing, percent, cut, exits } = form;
  const ticket: Ticket = {
    side,
    kind,
    timeInForce: force,
    tradeType: chosen,
    price: priceOf(market, price),
    stopPrice: priceOf(market, stop),
    stopLimitPrice: priceOf(market, stopLimit),
    activationPrice: activation ? priceOf(market, activation) : '',
    trailing,
    size: '',
    unit,
    marketUnit: unit,
    hasExits: exits !== null,
    takeProfitPrice: exits ? priceOf(market, exits.takeProfit) : '',
    stopLossPrice: exits ? priceOf(market, exits.stopLoss) : '',
  };
  const max = maxSize(ticket, market);
  const size = percent <= 100 ? (sizeOfShare(max, percent, sizeDigits(ticket, market)) ?? '') : multiply(max ?? '0', '1.2');
  return { ...ticket, size: cut === null || size === '' ? size : truncate(size, cut) };
}

/** Refusals that the form and its page can predict: the order is not sent, or not even offered. */
const preventable = [
  'orderOffTick',
  'orderOffLot',
  'orderBelowMinAmount',
  'orderBelowMinTurnover',
  'orderPriceDeviation',
  'insufficientBalance',
  'borrowLimit',
  'orderTriggerPassed',
  // Predicted from the order book as last read; it may have changed when the order arrives.
  'orderWouldMatch',
  'orderCannotFill',
  // The buttons are disabled for a halted pair.
  'marketClosed',
  // A pair not traded on margin has no form on the margin screen.
  'marginUnavailable',
];

test('every refusal code of an order is either prevented by the form or reported by the exchange', () => {
  expect([...preventable, ...Object.keys(unknownToForms)].toSorted()).toEqual(refusalCodes(spot.placeOrder, spot.placeOcoOrder));
});

test('no order accepted by the form is refused for tick, lot, minimum amount or turnover, precision, price, balance or loan', () => {
  const count = { accepted: 0, refused: 0, borrowed: 0 };
  fc.assert(
    fc.property(formInput, (form) => {
      const world = worldOf();
      const market = marketOf(world, form.place.pair, form.place.wallet);
      const ticket = ticketOf(market, form);
      if (Object.keys(problemsOf(ticket, market)).length > 0) return void (count.refused += 1);
      const request = requestOf(ticket, market) ?? expect.fail(`nothing to send for ${JSON.stringify(ticket)}`);
      count.accepted += 1;
      if (isGreater(loanOf(ticket, market)?.amount ?? '0', '0')) count.borrowed += 1;
      try {
        send(world, request);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(preventable, JSON.stringify(request)).not.toContain(error.code);
      }
    }),
    { numRuns },
  );
  // Both accepted and refused forms occur.
  expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(numRuns / 10);
  expect(count.borrowed).toBeGreaterThan(numRuns / 50);
});

test('the exchange also refuses orders whose values the form refuses', () => {
  let refused = 0;
  fc.assert(
    fc.property(formInput, (form) => {
      const world = worldOf();
      const market = marketOf(world, form.place.pair, form.place.wallet);
      const ticket = ticketOf(market, form);
      const [problem] = Object.values(problemsOf(ticket, market));
      const request = requestOf(ticket, market);
      if (problem === undefined || problem === 'missing' || problem === 'orderWouldMatch' || request === null) return;
      refused += 1;
      expect(() => send(world, request), `${problem} ${JSON.stringify(request)}`).toThrow(BusinessError);
    }),
    { numRuns },
  );
  expect(refused).toBeGreaterThan(numRuns / 20);
});
