import { domains } from '@/contract';
import { account, financialRecord, transferState } from '@/contract/capital';
import { readRange } from '@/contract/inmail';
import { personas } from '@fixtures/personas';
import { defaultCaller } from '@mocks/caller';
import { control } from '@mocks/control/endpoints';
import { coinByName } from '@mocks/exchange/markets';
import { entryKind, movement, referenceType, systemAccounts, type Account } from '@mocks/exchange/posting';
import { venueOf } from '@mocks/exchange/spot/terms';
import type { Simulation } from '@mocks/simulation';
import type { WireRequest } from '@mocks/wire/wire';
import { fill } from './manyRecords';
import { cpuTime, type Metric } from './measure';

const owner = personas.trader.login.fid;
const baseCount = 1_000;
const factor = 10;
const btc = 1001;

type Ask = (method: string, url: string, body?: unknown) => WireRequest;
type Operation = (simulation: Simulation) => () => unknown;

/** Operations that must not get slower with ten times as many records, each compared with the smaller number. */
export function measureGrowth(open: () => Simulation, ask: Ask): Metric[] {
  const filled = [baseCount, baseCount * factor].map((count) => {
    const simulation = open();
    fill(simulation, ask, count);
    write(simulation, count);
    return simulation;
  });
  return Object.entries(operations(ask)).map(([name, operation]) => {
    const [small = NaN, large = NaN] = filled.map((simulation) => cpuTime(operation(simulation), { runs: 7, repeat: 200 }));
    return {
      name: `${name}, ${factor} times as many records`,
      value: large,
      unit: 'ms',
      baseline: { name: 'before', value: small },
      goal: 2,
    };
  });
}

const operations = (ask: Ask): Record<string, Operation> => {
  const callOperation =
    (method: string, path: string, body?: unknown): Operation =>
    (simulation) => {
      const request = ask(method, path, body);
      return () => simulation.answer(request, defaultCaller);
    };
  const { spot, capital, account: accounts, inmail } = domains;
  return {
    'open orders of a market': callOperation('GET', `${spot.openOrders.path}?tradeId=${btc}&pageNum=1&pageSize=10`),
    'an order book of 20 levels': (simulation) => () => simulation.world().book.depth(venueOf(btc), 20),
    'bills of a day': (simulation) => {
      const startTime = simulation.world().now - 86_400_000;
      return callOperation('GET', `${spot.bills.path}?pageNum=1&pageSize=10&startTime=${startTime}`)(simulation);
    },
    rewards: callOperation('GET', `${capital.fundsRecords.path}?type=${financialRecord.reward}&pageNum=1&pageSize=10`),
    'transfers of today': (simulation) => {
      const { db, transfers, now } = simulation.world();
      const user = db.users.get(owner);
      if (!user) throw new Error('the trader does not exist');
      return () => transfers.limit(user, coinByName('USDT').coinId, now);
    },
    'a message marked as read': (simulation) => {
      const { db, inbox } = simulation.world();
      const [message] = db.messages.find({ where: { owner } }).list;
      if (!message) throw new Error('no message was found');
      return () => {
        db.messages.update(message.id, { read: false });
        inbox.markRead(owner, { rangeType: readRange.one, messageId: message.id });
      };
    },
    'unread messages': callOperation('GET', inmail.unreadCount.path),
    'an event scheduled and cancelled': (simulation) => {
      const { db, now } = simulation.world();
      const [event] = db.scheduledEvents.find({ page: { num: 1, size: 1 } }).list;
      if (!event) throw new Error('nothing is scheduled');
      return () => {
        db.scheduledEvents.insert({ ...event, sequence: -1, at: now + 1 });
        db.scheduledEvents.remove(-1);
        return db.scheduledEvents.find({ sort: [['at', 'asc']], page: { num: 1, size: 1 } });
      };
    },
    balances: callOperation('GET', accounts.overview.path),
    'the list of save points': (simulation) => {
      simulation.answer(ask('POST', control.save.path, { name: 'full' }), defaultCaller);
      return callOperation('GET', control.saves.path)(simulation);
    },
  };
};

/** Writes what the lists of orders and bills do not include: transfers, rewards, messages and scheduled events. */
function write(simulation: Simulation, count: number): void {
  const { db, inbox, ledger, now } = simulation.world();
  const { coinId, shortName } = coinByName('USDT');
  const [event] = db.scheduledEvents.find({ page: { num: 1, size: 1 } }).list;
  for (let each = 1; each <= count; each += 1) {
    const at = now - each * 600_000;
    const id = String(90_000_000 + each);
    inbox.write({ owner, notice: 'coinListed', at, values: { coin: 'BTC' } });
    if (event) db.scheduledEvents.insert({ ...event, sequence: 90_000_000 + each, at: now + each * 60_000 });
    db.transfers.insert({
      id,
      owner,
      source: account.spot,
      target: account.perpetual,
      tradeId: null,
      tradeName: null,
      state: transferState.completed,
      coinId,
      coinName: shortName,
      amount: '1',
      createdTime: at,
    });
    ledger.post({
      at,
      kind: each <= 10 ? entryKind.bonus : entryKind.adjustment,
      reference: { type: referenceType.user, id },
      lines: movement(coinId, '0.01', wallet(systemAccounts.bonus), wallet(owner)),
    });
  }
}

const wallet = (accountOwner: Account['owner']) =>
  ({ account: { owner: accountOwner, wallet: account.spot }, bucket: 'available' }) as const;
