import { add, multiply, truncate, type Decimal } from '@/contract/decimal';
import { feesOf, fillRole, orderSide, orderState, orderType, stepOf, timeInForce, tradeType, tradingAccount } from '@/contract/spot';
import { coinByName, pairByName } from '../exchange/markets';
import { accountOf, entryKind, referenceType, systemAccounts, movement } from '../exchange/posting';
import { draftOf } from '../exchange/spot/draft';
import type { StoredOrder } from '../exchange/spot/records';
import { digitsOf } from '../exchange/spot/terms';
import type { World } from '../world';

const btc = pairByName('BTC_USDT').tradeId;

const minuteMs = 60_000;
const fillEvery = 10;
const batchSize = 50;

/**
 * Inserts past orders of one pair, newest last: most are cancelled, every tenth is filled, alternately a buy and a sell.
 * They are too many to simulate; the movements of the filled ones are posted to the ledger in batches.
 */
export function insertPastOrders(world: World, owner: number, count: number): void {
  const { maker } = feesOf(world.db.users.get(owner)?.vipLevel ?? 0);
  const price = truncate(world.market.price(btc, world.now), digitsOf(btc).price);
  const template = draftOf(
    { market: world.market, now: () => world.now, nextId: () => 0 },
    { owner, tradeId: btc, side: orderSide.buy, type: orderType.limit, price, amount: '0.01' },
    null,
  );
  let filled: StoredOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const isFilled = index % fillEvery === 0;
    const at = world.now - (count - index) * minuteMs;
    const order = pastOrder(template, {
      sequence: world.nextId(),
      at,
      isFilled,
      isBuy: index % (2 * fillEvery) === 0,
      maker,
      lots: (index % 90) + 10,
    });
    world.db.spotOrders.insert(order);
    if (!isFilled) continue;
    world.db.spotFills.insert(pastFill(order, world.nextId()));
    filled.push(order);
    if (filled.length < batchSize) continue;
    postBatch(world, owner, filled);
    filled = [];
  }
  postBatch(world, owner, filled);
}

function pastOrder(
  template: StoredOrder,
  {
    sequence,
    at,
    isFilled,
    isBuy,
    maker,
    lots,
  }: { sequence: number; at: number; isFilled: boolean; isBuy: boolean; maker: Decimal; lots: number },
): StoredOrder {
  const amount = multiply(stepOf(4), String(lots));
  const turnover = multiply(amount, template.price ?? '0');
  const filled = isFilled ? amount : '0';
  return {
    ...template,
    orderId: String(sequence),
    side: isBuy ? orderSide.buy : orderSide.sell,
    timeInForce: timeInForce.gtc,
    tradeType: tradeType.normal,
    amount,
    filledAmount: filled,
    filledTurnover: isFilled ? turnover : '0',
    fee: isFilled ? truncate(multiply(isBuy ? amount : turnover, maker), 8) : '0',
    feeCoin: isBuy ? 'BTC' : 'USDT',
    state: isFilled ? orderState.filled : orderState.cancelled,
    reason: isFilled ? null : 'user',
    isOpen: false,
    createdTime: at,
    updatedTime: at,
  };
}

const pastFill = (order: StoredOrder, sequence: number) => ({
  fillId: String(sequence),
  sequence,
  owner: order.owner,
  orderId: order.orderId,
  tradeId: order.tradeId,
  tradeName: order.tradeName,
  account: order.account,
  side: order.side,
  role: fillRole.maker,
  price: order.price ?? '0',
  amount: order.filledAmount,
  turnover: order.filledTurnover,
  fee: order.fee,
  feeCoin: order.feeCoin,
  time: order.updatedTime,
});

/** Posts the movements of a batch of filled orders: the trades in one entry, their fees in another. */
function postBatch(world: World, owner: number, orders: readonly StoredOrder[]): void {
  const last = orders.at(-1);
  if (!last) return;
  const sum = (pick: (order: StoredOrder) => Decimal) => add(...orders.map(pick));
  const signed = (order: StoredOrder, amount: Decimal) => (order.side === orderSide.buy ? amount : `-${amount}`);
  const wallet = tradingAccount.spot;
  const userBalance = { account: accountOf(owner, wallet, null), bucket: 'available' } as const;
  const systemBalance = (name: 'liquidity' | 'fees') =>
    ({ account: { owner: systemAccounts[name], wallet }, bucket: 'available' }) as const;
  const [bitcoin, usdt] = [coinByName('BTC').coinId, coinByName('USDT').coinId];
  const reference = { type: referenceType.order, id: last.orderId };
  const bought = sum((order) => signed(order, order.filledAmount));
  const spent = sum((order) => signed(order, order.filledTurnover));
  world.ledger.post({
    at: last.updatedTime,
    kind: entryKind.trade,
    reference,
    lines: [
      ...movement(bitcoin, bought, systemBalance('liquidity'), userBalance),
      ...movement(usdt, spent, userBalance, systemBalance('liquidity')),
    ],
  });
  const fees = (coin: string) => sum((order) => (order.feeCoin === coin ? order.fee : '0'));
  world.ledger.post({
    at: last.updatedTime,
    kind: entryKind.fee,
    reference,
    lines: [
      ...movement(bitcoin, fees('BTC'), userBalance, systemBalance('fees')),
      ...movement(usdt, fees('USDT'), userBalance, systemBalance('fees')),
    ],
  });
}
