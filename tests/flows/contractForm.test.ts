import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, multiply, subtract, truncate } from '@/contract/decimal';
import { contractFeesOf, marginModes, positionModes, positionTypes, tradeMode } from '@/contract/swap';
import { problemsOf, requestOf, type TicketRequest } from '@/features/place-contract-order/check';
import { marketOf } from '@/features/place-contract-order/market';
import { costOf, largestAmount, liquidationOf, sizeOfShare } from '@/features/place-contract-order/sums';
import { amountIn, sizeUnits, ticketForces, ticketKinds, type Ticket, type TicketMarket } from '@/features/place-contract-order/ticket';
import { BusinessError } from '@mocks/businessError';
import { termsOf, venueOf } from '@mocks/exchange/contracts/terms';
import { isTraded } from '@mocks/exchange/contracts/blockers';
import { anna, bitcoin, openContracts, usdt, type ContractsExchange } from '@tests/support/exchange/contractsExchange';

/** How many forms are tried: `FORMS=10000` tries as many as the rule asks for. */
const numRuns = Number.parseInt(process.env.FORMS ?? '120', 10);
const codes = ['btcusdt', 'ethusdt', 'dogeusdt', 'btcusd'] as const;

/** The contract, its book and the account as the form knows them. */
function marketIn(world: ContractsExchange, contractCode: string): TicketMarket {
  const { market, book, positions, now } = world;
  const terms = termsOf(world, contractCode, now()) ?? expect.fail(`no contract ${contractCode}`);
  const { leverage, marginMode, positionMode, positionType } = positions.positionActions.setting(anna, contractCode, now());
  const { maker, taker } = contractFeesOf(0);
  const levels = (side: readonly { readonly price: string; readonly amount: string }[]) =>
    side.map(({ price, amount }): [string, string] => [price, amount]);
  const { bids, asks } = book.depth(venueOf(terms), 50);
  const assets = [usdt, bitcoin].map((coinId) => positions.views.assets({ owner: anna, coinId }, now()));
  const { base, quote, digit } = terms.listed;
  return marketOf({
    contract: {
      id: contractCode,
      side: 'contract',
      base,
      quote,
      baseName: base,
      amountUnit: terms.coinName === base ? quote : base,
      decimals: terms.priceDigits,
      amountDecimals: Number(digit.split('#')[1]),
      lot: terms.lot,
      leverage: terms.maxLeverage,
      multiple: null,
      area: null,
      contractType: 'perpetual',
      expiry: null,
      listedTime: 0,
    },
    terms: {
      contractCode,
      leverage,
      marginMode,
      positionMode,
      positionType,
      maxLeverage: terms.maxLeverage,
      makerFee: maker,
      takerFee: taker,
      minAmount: terms.lot,
      minNotional: '5',
      maxNotional: '50000000',
      priceDeviation: '0.1',
      isOpen: isTraded(world, terms, now()),
      tiers: terms.tiers.map((tier) => ({ ...tier })),
    },
    mark: market.mark(terms.market, now()),
    last: market.price(terms.market, now()),
    bids: levels(bids),
    asks: levels(asks),
    assets: new Map(assets.map((row) => [row.coinName, row])),
    positions: positions.open(anna, tradeMode.real, 'portal').map((position) => positions.views.position(position, now())),
    orders: positions.orders.waiting(anna),
  });
}

/** Sends what the form would send; what it opened is closed and what waits is cancelled, so that the next form finds an account in use but not full. */
function send(world: ContractsExchange, contractCode: string, request: TicketRequest): void {
  const { positions, now } = world;
  const bizType = 'portal' as const;
  if (request.kind === 'order') {
    positions.place({ ...request.body, owner: anna, bizType, contractCode, at: now() });
    return;
  }
  const {
    kind,
    side = 'buy',
    effect = 'open',
    amount = '0',
    triggerPrice = '0',
    price,
    trailing = null,
    activationPrice = null,
  } = request.body;
  const base = { owner: anna, contractCode, side, effect, amount, at: now() };
  const { conditions } = positions;
  const { orderId } =
    kind === 'plan'
      ? conditions.plan({ ...base, triggerPrice, price })
      : conditions.trail({ ...base, trailing, trailingDistance: null, activationPrice });
  conditions.cancel(orderId, now());
}

const around = fc.record({ factor: fc.integer({ min: 8_500, max: 11_500 }), decimals: fc.integer({ min: 0, max: 8 }) });
type Around = { readonly factor: number; readonly decimals: number };
const priceOf = ({ last }: TicketMarket, { factor, decimals }: Around) =>
  truncate(multiply(last ?? '0', multiply(String(factor), '0.0001')), decimals);

const typed = fc.record({
  code: fc.constantFrom(...codes),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  effect: fc.constantFrom('open' as const, 'open' as const, 'close' as const),
  kind: fc.constantFrom(...ticketKinds),
  force: fc.constantFrom(...ticketForces),
  unit: fc.constantFrom(...sizeUnits),
  setting: fc.record({
    leverage: fc.integer({ min: 1, max: 75 }),
    marginMode: fc.constantFrom(...marginModes),
    positionMode: fc.constantFrom(...positionModes),
    positionType: fc.constantFrom(...positionTypes),
  }),
  hasPlanPrice: fc.boolean(),
  hasExits: fc.boolean(),
  price: around,
  trigger: around,
  activation: fc.option(around, { nil: null }),
  takeProfit: fc.option(around, { nil: null }),
  stopLoss: fc.option(around, { nil: null }),
  trailing: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  percent: fc.integer({ min: 0, max: 120 }),
  cut: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
});
type Form = typeof typed extends fc.Arbitrary<infer Typed> ? Typed : never;

function ticketOf(market: TicketMarket, form: Form): Ticket {
  const { effect, kind, force, unit, hasPlanPrice, hasExits, price, trigger, activation, takeProfit, stopLoss, trailing, percent, cut } =
    form;
  const optional = (given: Around | null) => (given ? priceOf(market, given) : '');
  const ticket: Ticket = {
    effect,
    isReduceOnly: effect === 'close',
    kind,
    force,
    hasPlanPrice,
    hasExits,
    price: priceOf(market, price),
    triggerPrice: priceOf(market, trigger),
    trailing,
    activationPrice: optional(activation),
    takeProfitPrice: optional(takeProfit),
    stopLossPrice: optional(stopLoss),
    size: '',
    unit,
  };
  const size =
    percent <= 100 ? (sizeOfShare(ticket, market, percent) ?? '') : multiply(largestAmount(ticket, market, form.side) ?? '0', '1.2');
  return { ...ticket, size: cut === null || size === '' ? size : truncate(size, cut) };
}

/** Sets how the contract is traded where that is possible: not while something of it is open. */
function choose(world: ContractsExchange, { code, setting }: Form): void {
  for (const part of [setting, { leverage: setting.leverage }])
    try {
      world.positions.positionActions.set(anna, code, part, world.now());
      return;
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
    }
}

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
];

test('no contract order that the form lets pass is refused for tick, lot, size, price, leverage, exits, what can be closed or balance', () => {
  const world = openContracts({ seed: 'contract forms' });
  const count = { passed: 0, told: 0 };
  fc.assert(
    fc.property(typed, (form) => {
      choose(world, form);
      const market = marketIn(world, form.code);
      const ticket = ticketOf(market, form);
      if (Object.keys(problemsOf(ticket, market, form.side)).length > 0) return void (count.told += 1);
      const request = requestOf(ticket, market, form.side) ?? expect.fail(`nothing to send for ${JSON.stringify(ticket)}`);
      count.passed += 1;
      try {
        send(world, form.code, request);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(preventable, JSON.stringify({ form, request })).not.toContain(error.code);
      }
      // The account stays in use without filling up.
      if (count.passed % 3 === 0)
        for (const { orderId } of world.positions.orders.waiting(anna)) world.positions.orders.end(orderId, 'byUser');
      const open = world.positions.open(anna, tradeMode.real, 'portal');
      if (count.passed % 5 === 0 && open.length > 0) world.positions.positionActions.close(open, world.now());
    }),
    { numRuns },
  );
  // Neither half of what was tried is empty.
  expect(Math.min(count.passed, count.told)).toBeGreaterThan(numRuns / 10);
});

test.each(marginModes)(
  'what the form says an order at the market costs, and where it is liquidated, is so once it is filled: %s',
  (marginMode) => {
    for (const code of codes) {
      const world = openContracts({ seed: `estimate ${code} ${marginMode}` });
      world.positions.positionActions.set(anna, code, { leverage: 20, marginMode }, world.now());
      const market = marketIn(world, code);
      const ticket: Ticket = { ...ticketOf(market, { ...blank, code }), kind: 'market' };
      const sized = { ...ticket, size: sizeOfShare(ticket, market, 50) ?? '' };
      const [cost, liquidation] = [costOf(sized, market, 'buy'), liquidationOf(sized, market, 'buy')];
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
      const used = subtract(freeBefore, world.positions.views.assets({ owner: anna, coinId }, world.now()).free);
      expect(near(cost ?? '0', used, '0.02'), `${code}: ${cost} for ${used}`).toBe(true);
    }
  },
);

const point = { factor: 10_000, decimals: 1 };
const blank: Form = {
  code: 'btcusdt',
  side: 'buy',
  effect: 'open',
  kind: 'market',
  force: 'limit',
  unit: 'amount',
  setting: { leverage: 20, marginMode: 'cross', positionMode: 'hedge', positionType: 'merge' },
  hasPlanPrice: false,
  hasExits: false,
  price: point,
  trigger: point,
  activation: null,
  takeProfit: null,
  stopLoss: null,
  trailing: '1',
  percent: 0,
  cut: null,
};
