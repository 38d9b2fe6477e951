import { csrfHeader } from '@/contract/envelope';
import { domains } from '@/contract';
import { readRange } from '@/contract/inmail';
import { personas } from '@fixtures/personas';
import { createWorld } from '@mocks/world';
import { openInPage } from '@mocks/http/inPage';
import { defaultCaller } from '@mocks/caller';
import { createSimulation, type Simulation } from '@mocks/simulation';
import type { RequestLog } from '@mocks/control/requestLog';
import type { WireRequest } from '@mocks/wire/wire';
import { measureGrowth } from './growth';
import { measureLongRuns } from './longRuns';
import { measureManyRecords } from './manyRecords';
import { cpuTime, cpuTimes, median, once, percentile, type Metric } from './measure';

const startedAt = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const owner = personas.trader.login.fid;

const open = (log?: RequestLog): Simulation =>
  createSimulation({ source: () => startedAt, startedAt, persona: 'trader', seed: 'bench', ...(log && { log }) });
/** A simulation of a seed not used before, since the seeded world of a seed is cached. */
const newlySeeded = (): Simulation =>
  createSimulation({ source: () => startedAt, startedAt, persona: 'trader', seed: `bench ${(seedCount += 1)}` });
let seedCount = 0;
const request = (method: string, url: string, body: unknown = null): WireRequest => ({
  id: 'bench',
  method,
  url,
  headers: { [csrfHeader]: 'bench' },
  body: body === null ? null : JSON.stringify(body),
  form: null,
});
const list = request('POST', domains.inmail.messageList.path, { moduleId: 0, pageNum: 3, pageSize: 10 });
const unread = request('GET', domains.inmail.unreadCount.path);
const tickers = request('GET', domains.market.tickers.path);
const overview = request('GET', domains.account.overview.path);
const transfers = request('GET', domains.capital.transferHistory.path);

/** The simulated exchange in Node, in CPU time: its seeding, its responses, a simulated day, and its order books. */
export async function measureExchange(): Promise<Metric[]> {
  const own = openInPage({ source: () => startedAt, startedAt, persona: 'trader', seed: 'bench' });
  // Called like `fetch`: callers of either already have a request.
  const stub: typeof own.transport = async () => new Response('{"code":200,"msg":"","data":{"countTotal":12}}');
  const unreadRequest = () => new Request(new URL(domains.inmail.unreadCount.path, 'http://127.0.0.1'));
  return [
    metric(
      'world seeded and first answer',
      cpuTime(() => newlySeeded().answer(list, defaultCaller), { runs: 5, repeat: 1 }),
      300,
    ),
    metric('95th of 100 answers, ordinary lists', slowest([list, tickers, overview, transfers]), 5),
    metric('95th of 100 answers, 100,000 messages', slowest([list, unread], withMessages), 20),
    metric('100,000 messages marked as read', allRead()),
    ...measureManyRecords(open, request),
    ...measureGrowth(open, request),
    ...measureLongRuns(open, request, startedAt),
    metric('an order book of 20 levels, of 200 a second', cpuTime(books(), { runs: 5, repeat: 200 }), 5),
    metric('a day in a world with all users', cpuTime(aDay, { runs: 5, repeat: 1 }), 1000),
    { ...metric('a logged response', answerTime()), baseline: { name: 'one without logging', value: answerTime(noLog) } },
    {
      ...metric('a call inside the page', await asyncCpuTime(async () => (await own.transport(unreadRequest())).text())),
      baseline: { name: 'a stub', value: await asyncCpuTime(async () => (await stub(unreadRequest())).text()) },
      goal: 3,
    },
  ];
}

const metric = (name: string, value: number, goal?: number): Metric => ({ name, value, unit: 'ms', goal });

/** Calls that are not counted: they compile the code and access the markets for the first time. */
const warmUp = 100;

/** The 95th percentile of a hundred response times, of the slowest of these calls. */
function slowest(requests: readonly WireRequest[], prepare: (simulation: Simulation) => void = () => {}): number {
  const simulation = open();
  prepare(simulation);
  const times = requests.map((each) => {
    const answer = () => simulation.answer(each, defaultCaller);
    for (let call = 0; call < warmUp; call += 1) answer();
    return percentile(cpuTimes(answer, { runs: 100, repeat: 1 }), 0.95);
  });
  return Math.max(...times);
}

/** A single call that changes every message. */
function allRead(): number {
  const simulation = open();
  withMessages(simulation);
  const { method, path } = domains.inmail.messageStatus;
  return once(() => simulation.answer(request(method, path, { rangeType: readRange.all }), defaultCaller));
}

function withMessages(simulation: Simulation): void {
  const { inbox } = simulation.world();
  for (let each = 0; each < 100_000; each += 1)
    inbox.write({ owner, notice: 'coinListed', at: startedAt - each * 1000, values: { coin: 'BTC' } });
}

/** The book of the busiest pair, advanced by five milliseconds at each call. */
function books(): () => unknown {
  const { market } = open().world();
  let at = startedAt;
  return () => market.depth(1001, (at += 5), 20);
}

/** Seeds a new world and advances it by one day; the time includes both. */
function aDay(): unknown {
  const world = createWorld({ seed: 'bench', startedAt });
  return world.advanceTo(startedAt + dayMs);
}

/** The time of a short response of a simulation with this log. */
function answerTime(log?: RequestLog): number {
  const simulation = open(log);
  return cpuTime(() => simulation.answer(unread, defaultCaller), { runs: 9, repeat: 2000 });
}

const noLog: RequestLog = { record: () => {}, read: () => [], clear: () => {}, isComplete: () => true };

/** The CPU time of a call of `task`: the median of five runs after an uncounted one. */
async function asyncCpuTime(task: () => Promise<unknown>, calls = 2000): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= 5; run += 1) {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) await task();
    const { user, system } = process.cpuUsage(start);
    if (run > 0) times.push((user + system) / 1000 / calls);
  }
  return median(times);
}
