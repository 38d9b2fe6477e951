import { domains } from '@/contract';
import { account } from '@/contract/capital';
import { orderState } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { coinByName } from '@mocks/exchange/markets';
import { entryKind, systemAccounts, movement, referenceType } from '@mocks/exchange/posting';
import type { WireRequest } from '@mocks/wire/wire';
import { defaultCaller } from '@mocks/caller';
import type { Simulation } from '@mocks/simulation';
import { cpuTimes, once, percentile, type Metric } from './measure';

const owner = personas.trader.login.fid;
const many = 10_000;
const pages = [1, 900];

type Ask = (method: string, url: string, body?: unknown) => WireRequest;

/** Lists of a user with ten thousand records of every kind: the slower of the first and a deep page of each, and the slowest of their first requests. */
export function measureManyRecords(open: () => Simulation, ask: Ask): Metric[] {
  const simulation = open();
  fill(simulation, ask);
  const first: number[] = [];
  const metric = (name: string, list: (page: number) => WireRequest): Metric => {
    first.push(once(() => simulation.answer(list(1), defaultCaller)));
    const value = Math.max(...pages.map((page) => responseTime(simulation, list(page))));
    return { name: `95th of 100 answers, ${name}`, value, unit: 'ms', goal: 20 };
  };
  const paged =
    (path: string, extraQuery = '') =>
    (page: number) =>
      ask('GET', `${path}?pageNum=${page}&pageSize=10${extraQuery}`);
  const { spot, swap, capital } = domains;
  const lists = [
    metric('10,000 open spot orders', paged(spot.openOrders.path)),
    metric('10,000 ended spot orders', paged(spot.orderHistory.path)),
    metric('10,000 spot fills', paged(spot.fills.path)),
    metric('10,000 spot bills', paged(spot.bills.path)),
    metric('10,000 spot bills of one kind', paged(spot.bills.path, '&kind=trade')),
    metric('10,000 open contract orders', paged(swap.openOrders.path)),
    metric('10,000 ended contract orders', paged(swap.orderHistory.path)),
    metric('10,000 contract bills', paged(swap.bills.path)),
    metric('10,000 financial records', paged(capital.fundsRecords.path)),
  ];
  return [...lists, { name: 'the slowest of these on the first request', value: Math.max(...first), unit: 'ms' }];
}

/** The 95th percentile of a hundred response times. */
const responseTime = (simulation: Simulation, request: WireRequest): number =>
  percentile(
    cpuTimes(() => simulation.answer(request, defaultCaller), { runs: 100, repeat: 1 }),
    0.95,
  );

/** Places one order of each kind through the calls and writes `count` like it, open and ended, with their effects. */
export function fill(simulation: Simulation, ask: Ask, count = many): void {
  const { placeOrder } = domains.spot;
  simulation.answer(
    ask('POST', placeOrder.path, { tradeId: 1001, side: 'buy', type: 'limit', price: '40000', amount: '0.001' }),
    defaultCaller,
  );
  const contract = domains.swap.placeOrder.path.replace(':bizType', 'perpetual').replace(':contractCode', 'btcusdt');
  const form = { side: 'buy', kind: 'limit', amount: '0.001', price: '70000', leverage: 10 };
  simulation.answer(ask('POST', contract, form), defaultCaller);
  const { db, ledger, funds, now } = simulation.world();
  const [order] = db.spotOrders.find({ where: { owner, isOpen: true } }).list;
  const [contractOrder] = db.contractOrders.find({ where: { owner, state: 'open' } }).list;
  if (!order || !contractOrder) throw new Error('the orders to copy were not placed');
  const { coinId } = coinByName('USDT');
  const own = { account: { owner, wallet: account.spot }, bucket: 'available' } as const;
  const book = { account: { owner: systemAccounts.liquidity, wallet: account.spot }, bucket: 'available' } as const;
  for (let each = 1; each <= count; each += 1) {
    const at = now - each * 60_000;
    const orderId = String(10_000_000 + each);
    const spot = { ...order, reserved: '0', createdTime: at, updatedTime: at };
    db.spotOrders.insert({ ...spot, orderId });
    db.spotOrders.insert({ ...spot, orderId: `${orderId}0`, isOpen: false, state: orderState.cancelled, reason: 'user' });
    const { tradeId, tradeName, account: wallet, side } = order;
    const values = { price: '40000', amount: '0.001', turnover: '40', fee: '0.000001', feeCoin: 'BTC' } as const;
    const common = { owner, orderId, tradeId, tradeName, account: wallet, side } as const;
    db.spotFills.insert({ ...common, ...values, fillId: orderId, sequence: each, role: 'maker', time: at });
    const openOrder = { ...contractOrder, frozen: '0', createdTime: at, updatedTime: at };
    db.contractOrders.insert({ ...openOrder, orderId });
    db.contractOrders.insert({ ...openOrder, orderId: `${orderId}0`, state: 'cancelled', reason: 'byUser' });
    const [from, to] = each % 2 === 0 ? [own, book] : [book, own];
    ledger.post({
      at,
      kind: entryKind.trade,
      reference: { type: referenceType.order, id: orderId },
      lines: movement(coinId, '0.01', from, to),
    });
    const inContractAccount = (bucket: typeof from) => ({ ...bucket, account: { ...bucket.account, wallet: account.perpetual } });
    const reference = { type: referenceType.position, id: orderId, contractCode: contractOrder.contractCode };
    ledger.post({
      at,
      kind: entryKind.funding,
      reference,
      lines: movement(coinId, '0.01', inContractAccount(from), inContractAccount(to)),
    });
    funds.bookPastDeposit({ owner, coinId, network: 'TRON', amount: '1', at });
  }
}
