import { add, compare, isNegative, isZero, type Decimal } from '@/contract/decimal';
import { spot } from '@/contract/spot';
import type { Ledger } from '@mocks/exchange/ledger';
import { accountOf, holdingKey, type Account } from '@mocks/exchange/posting';
import type { World } from '@mocks/world';
import type { Ask } from '../examples/example';

const keyOf = (account: Account, coinId: number, bucket: string): string => `${holdingKey(account, coinId)}/${bucket}`;

/** Follows a ledger entry by entry. Each call says what does not add up among what was posted since the last one. */
function followLedger(name: string, ledger: Ledger): () => string[] {
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

/** Follows all money of a world: the sum of every coin stays zero, nobody is below zero, and every balance is what its entries made it. */
export function followMoney({ ledger, mockLedger }: Pick<World, 'ledger' | 'mockLedger'>): () => string[] {
  const books = [followLedger('ledger', ledger), followLedger('mock ledger', mockLedger)];
  return () => books.flatMap((check) => check());
}

/** What a user's bills, as the calls tell them, do not account for. */
export async function unbilled(world: Pick<World, 'ledger'>, owner: number, ask: Ask): Promise<string[]> {
  const billed = new Map<string, Decimal>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { list } = await ask(spot.bills, { query: { pageNum, pageSize: 1000 } });
    for (const { account, tradeId, coinId, amount } of list) {
      const key = keyOf(accountOf(owner, account, tradeId), coinId, '');
      billed.set(key, add(billed.get(key) ?? '0', amount));
    }
    if (list.length < 1000) break;
  }
  return world.ledger.holdings(owner).flatMap(({ account, coinId, available, frozen }) => {
    const key = keyOf(account, coinId, '');
    const sum = billed.get(key) ?? '0';
    return compare(add(available, frozen), sum) === 0 ? [] : [`${key} holds ${add(available, frozen)}, its bills make ${sum}`];
  });
}
