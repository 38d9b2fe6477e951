import { account } from '@/contract/capital';
import { add, compare, isNegative, isZero, type Decimal } from '@/contract/decimal';
import { spot } from '@/contract/spot';
import { swap, tradeMode } from '@/contract/swap';
import type { Ledger } from '@mocks/exchange/ledger';
import { accountOf, holdingKey, type Account } from '@mocks/exchange/posting';
import type { World } from '@mocks/world';
import type { Ask } from '../examples/example';

const keyOf = (account: Account, coinId: number, bucket: string): string => `${holdingKey(account, coinId)}/${bucket}`;

/** Follows a ledger entry by entry; each call returns the inconsistencies since the last one. */
function trackLedger(name: string, ledger: Ledger): () => string[] {
  const posted = new Map<string, Decimal>();
  let count = 0;
  return () => {
    const faults: string[] = [];
    const touched = new Map<string, readonly [Account, number]>();
    for (const { sequence, lines } of ledger.since(count)) {
      const sums = new Map<number, Decimal>();
      for (const { account, coinId, amount, bucket } of lines) {
        sums.set(coinId, add(sums.get(coinId) ?? '0', amount));
        const key = keyOf(account, coinId, bucket);
        posted.set(key, add(posted.get(key) ?? '0', amount));
        touched.set(keyOf(account, coinId, ''), [account, coinId]);
      }
      for (const [coinId, sum] of sums) if (!isZero(sum)) faults.push(`${name}: entry ${sequence} leaves ${sum} of coin ${coinId}`);
    }
    count = ledger.count();
    for (const [account, coinId] of touched.values()) {
      const balance = ledger.balance(account, coinId);
      for (const bucket of ['available', 'frozen'] as const) {
        const key = keyOf(account, coinId, bucket);
        if (compare(balance[bucket], posted.get(key) ?? '0') !== 0)
          faults.push(`${name}: ${key} is ${balance[bucket]}, its entries make ${posted.get(key)}`);
        if (typeof account.owner === 'number' && isNegative(balance[bucket])) faults.push(`${name}: ${key} is ${balance[bucket]}`);
      }
    }
    for (const [coinId, sum] of touched.size > 0 ? ledger.totals() : [])
      if (!isZero(sum)) faults.push(`${name}: coin ${coinId} sums to ${sum}`);
    return faults;
  };
}

/** Follows all money of a world: every coin sums to zero, no user has a negative balance, and every balance equals its entries. */
export function trackBalances({ ledger, mockLedger }: Pick<World, 'ledger' | 'mockLedger'>): () => string[] {
  const books = [trackLedger('ledger', ledger), trackLedger('mock ledger', mockLedger)];
  return () => books.flatMap((check) => check());
}

/** The balances of a user that their bills do not explain, for spot and margin and for mock trading. */
export async function unbilled(world: Pick<World, 'ledger' | 'mockLedger'>, owner: number, ask: Ask): Promise<string[]> {
  const bills = await everyPage((page) => ask(spot.bills, { query: page }));
  const mockBills = await everyPage((page) => ask(swap.bills, { query: { ...page, mode: tradeMode.mock } }));
  return [
    ...differences(
      world.ledger,
      owner,
      bills.map((bill) => [accountOf(owner, bill.account, bill.tradeId), bill]),
    ),
    ...differences(
      world.mockLedger,
      owner,
      mockBills.map((bill) => [accountOf(owner, account.perpetual, null), bill]),
    ),
  ];
}

interface Amount {
  readonly coinId: number;
  readonly amount: Decimal;
}

/** The holdings that differ from the sum of these bills. */
function differences(ledger: Ledger, owner: number, bills: readonly (readonly [Account, Amount])[]): string[] {
  const billed = new Map<string, Decimal>();
  for (const [holder, { coinId, amount }] of bills) {
    const key = keyOf(holder, coinId, '');
    billed.set(key, add(billed.get(key) ?? '0', amount));
  }
  return ledger.holdings(owner).flatMap(({ account: holder, coinId, available, frozen }) => {
    const key = keyOf(holder, coinId, '');
    const sum = billed.get(key) ?? '0';
    return compare(add(available, frozen), sum) === 0 ? [] : [`${key} has ${add(available, frozen)}, but its bills sum to ${sum}`];
  });
}

async function everyPage<Row>(
  pageOf: (page: { readonly pageNum: number; readonly pageSize: number }) => Promise<{ readonly list: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list } = await pageOf({ pageNum, pageSize: 1000 });
    rows.push(...list);
    if (list.length < 1000) return rows;
  }
}
