import * as fc from 'fast-check';
import { expect } from 'vitest';
import { multiply, truncate, type Decimal } from '@/contract/decimal';
import {
  contractFeesOf,
  marginModes,
  maxNotional,
  minNotional,
  isReduceOnlyPeriod,
  mockCoin,
  positionModes,
  positionTypes,
  priceBases,
  priceDeviation,
} from '@/contract/swap';
import type { TicketRequest } from '@/features/place-contract-order/check';
import { marketOf } from '@/features/place-contract-order/market';
import { maxAmountForSide, sizeOfShare } from '@/features/place-contract-order/calculations';
import { sizeUnits, ticketTimesInForce, ticketKinds, type Ticket, type TicketMarket } from '@/features/place-contract-order/ticket';
import { BusinessError } from '@mocks/businessError';
import { isTraded } from '@mocks/exchange/contracts/blockers';
import { termsOf, venueOf } from '@mocks/exchange/contracts/terms';
import { anna, bitcoin, usdt, type ContractsExchange } from './contractsExchange';

/** Perpetual contracts, including a coin-margined one. */
export const perpetuals = ['btcusdt', 'ethusdt', 'dogeusdt', 'btcusd'] as const;
/** The same plus the delivery contract of the first Friday and a mock trading contract. */
export const formContracts = [...perpetuals, 'btcusdt_260109_d', 'f_ethf_usdt'] as const;

/** The contract, its order book and the account as the form knows them. */
export function marketIn(world: ContractsExchange, contractCode: string): TicketMarket {
  const { market, book, positions, now } = world;
  const terms = termsOf(world, contractCode, now()) ?? expect.fail(`no contract ${contractCode}`);
  const { leverage, marginMode, positionMode, positionType } = positions.positionActions.setting(anna, contractCode, now());
  const { maker, taker } = contractFeesOf(0);
  const levels = (side: readonly { readonly price: string; readonly amount: string }[]) =>
    side.map(({ price, amount }): [string, string] => [price, amount]);
  const { bids, asks } = book.depth(venueOf(terms), 50);
  const assets = [usdt, bitcoin, mockCoin.f_usdt].map((coinId) => positions.views.assets({ owner: anna, coinId }, now()));
  const { base, quote, digit } = terms.listed;
  return marketOf({
    isCloseOnly: isReduceOnlyPeriod(terms.expires, now()),
    contract: {
      id: contractCode,
      quoteId: contractCode,
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
      contractType: terms.listed.type,
      expiry: terms.expires,
      listedTime: 0,
      delistTime: null,
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
      minNotional,
      maxNotional,
      priceDeviation,
      isOpen: isTraded(world, terms, now()),
      tiers: terms.tiers.map((tier) => ({ ...tier })),
    },
    mark: market.mark(terms.market, now()),
    index: market.index(terms.market, now()),
    last: market.price(terms.market, now()),
    bids: levels(bids),
    asks: levels(asks),
    assets: new Map(assets.map((row) => [row.coinName, row])),
    positions: positions.open(anna, terms.mode, 'portal').map((position) => positions.views.position(position, now())),
    orders: positions.orders.openOrders(anna),
  });
}

/** Places what the form would send; a plan or trailing order is cancelled at once, so that the account does not fill up. */
export function send(world: ContractsExchange, contractCode: string, request: TicketRequest): void {
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
    triggerBasis,
    price,
    trailing = null,
    activationPrice = null,
  } = request.body;
  const base = { owner: anna, contractCode, side, effect, amount, at: now() };
  const { conditions } = positions;
  const { orderId } =
    kind === 'plan'
      ? conditions.plan({ ...base, triggerPrice, triggerBasis, price })
      : conditions.trail({ ...base, trailing, trailingDistance: null, activationPrice });
  conditions.cancel(orderId, now());
}

/** The decimals of a price; null for those of the contract, in most cases. */
const decimals = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 8 }) });
/** A price by its distance from the latest one, in hundredths of a percent; small in most cases. */
const distance = fc.record({
  by: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -100, max: 100 }) },
    { weight: 1, arbitrary: fc.integer({ min: -1500, max: 1500 }) },
  ),
  decimals,
});
/** A price that belongs on one side of the latest one, and lies there in most cases. */
const ahead = fc.record({ by: fc.integer({ min: -200, max: 1500 }), decimals });
type Distance = { readonly by: number; readonly decimals: number | null };

/** Contract, side, settings, and every choice and input of a form. */
export const filledForm = fc.record({
  code: fc.constantFrom(...formContracts),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  effect: fc.constantFrom('open' as const, 'open' as const, 'close' as const),
  kind: fc.constantFrom(...ticketKinds),
  force: fc.constantFrom(...ticketTimesInForce),
  unit: fc.constantFrom(...sizeUnits),
  setting: fc.record({
    leverage: fc.integer({ min: 1, max: 75 }),
    marginMode: fc.constantFrom(...marginModes),
    positionMode: fc.constantFrom(...positionModes),
    positionType: fc.constantFrom(...positionTypes),
  }),
  hasTriggerLimit: fc.boolean(),
  hasExits: fc.boolean(),
  triggerBasis: fc.constantFrom(...priceBases),
  exitBasis: fc.constantFrom(...priceBases),
  price: distance,
  trigger: distance,
  activation: fc.option(ahead, { nil: null, freq: 1 }),
  takeProfit: fc.option(ahead, { nil: null }),
  stopLoss: fc.option(ahead, { nil: null }),
  trailing: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  percent: fc.integer({ min: 1, max: 125 }),
  /** The decimals to which the size is truncated; null for no truncation. */
  cut: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 4 }) }),
});
type FilledForm = typeof filledForm extends fc.Arbitrary<infer Filled> ? Filled : never;

/** The ticket as filled in; up to 100 percent is a share of the possible size, above that 20 % more than possible. */
export function ticketOf(market: TicketMarket, form: FilledForm): Ticket {
  const { side, effect, kind, force, unit, hasTriggerLimit, hasExits, triggerBasis, exitBasis, trailing, percent, cut } = form;
  const last = market.last ?? '0';
  const priceAt = ({ by, decimals: digits }: Distance, direction = 1): Decimal =>
    truncate(multiply(last, multiply(String(10_000 + by * direction), '0.0001')), digits ?? market.priceDigits);
  const optional = (offset: Distance | null, direction: number) => (offset ? priceAt(offset, direction) : '');
  const up = side === 'buy' ? 1 : -1;
  const ticket: Ticket = {
    effect,
    isReduceOnly: effect === 'close',
    kind,
    timeInForce: force,
    hasTriggerLimit,
    hasExits,
    triggerBasis,
    exitBasis,
    price: priceAt(form.price),
    triggerPrice: priceAt(form.trigger),
    trailing,
    activationPrice: optional(form.activation, -up),
    takeProfitPrice: optional(form.takeProfit, up),
    stopLossPrice: optional(form.stopLoss, -up),
    size: '',
    unit,
  };
  const size =
    percent <= 100 ? (sizeOfShare(ticket, market, percent) ?? '') : multiply(maxAmountForSide(ticket, market, side) ?? '0', '1.2');
  return { ...ticket, size: cut === null || size === '' ? size : truncate(size, cut) };
}

/** Applies the trading settings of a contract, or its leverage alone if possible: the modes cannot change while it has open positions or orders. */
export function applySettings(world: ContractsExchange, { code, setting }: Pick<FilledForm, 'code' | 'setting'>): void {
  for (const part of [setting, { leverage: setting.leverage }])
    try {
      world.positions.positionActions.set(anna, code, part, world.now());
      return;
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
    }
}
