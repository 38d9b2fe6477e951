import * as z from 'zod/mini';
import { add, compare, type Decimal } from '@/contract/decimal';
import { nameOfCoin } from '../exchange/contracts/contractWallet';
import { definitionsOf } from '../exchange/declarations';
import { readLedger } from '../exchange/engineSnapshot';
import { modules } from '../exchange/modules';
import type { SimulationSnapshot } from '../snapshotSchema';
import type { SaveComparison } from './schema';

const SavedRecords = z.object({ collections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) });

/** Compares two states of the exchange: the records of each collection and the balances of `owner` by account. */
export function compareSnapshots(before: SimulationSnapshot, after: SimulationSnapshot, owner: number | null): SaveComparison {
  return {
    from: before.clock.at,
    to: after.clock.at,
    collections: diffRecords(before, after),
    balances: owner === null ? [] : diffBalances(before, after, owner),
  };
}

function diffRecords(before: SimulationSnapshot, after: SimulationSnapshot): SaveComparison['collections'] {
  const [recordsBefore, recordsAfter] = [before, after].map(({ world }) => z.parse(SavedRecords, world.db).collections);
  return Object.entries(definitionsOf(modules)).flatMap(([collection, { key }]) => {
    const textsIn = (records: typeof recordsBefore) =>
      new Map((records?.[collection] ?? []).map((record) => [record[key], JSON.stringify(record)]));
    const [textsBefore, textsAfter] = [textsIn(recordsBefore), textsIn(recordsAfter)];
    const counts = { added: 0, changed: 0, removed: 0 };
    for (const [id, text] of textsAfter)
      if (!textsBefore.has(id)) counts.added += 1;
      else if (textsBefore.get(id) !== text) counts.changed += 1;
    for (const id of textsBefore.keys()) if (!textsAfter.has(id)) counts.removed += 1;
    return counts.added + counts.changed + counts.removed === 0 ? [] : [{ collection, ...counts }];
  });
}

function diffBalances(before: SimulationSnapshot, after: SimulationSnapshot, owner: number): SaveComparison['balances'] {
  const [holdingsBefore, holdingsAfter] = [before, after].map((snapshot) => holdingsOf(snapshot, owner));
  return Array.from(new Map([...(holdingsBefore ?? []), ...(holdingsAfter ?? [])]), ([key, { wallet, coin }]) => ({
    wallet,
    coin,
    before: holdingsBefore?.get(key)?.amount ?? '0',
    after: holdingsAfter?.get(key)?.amount ?? '0',
  })).filter((row) => compare(row.before, row.after) !== 0);
}

interface Holding {
  readonly wallet: number;
  readonly coin: string;
  readonly amount: Decimal;
}

/** A user's holdings, available and frozen, by account and coin, including mock trading; the isolated margin of a coin is summed over all pairs. */
function holdingsOf({ world }: SimulationSnapshot, owner: number): ReadonlyMap<string, Holding> {
  const totals = new Map<string, Holding>();
  const holdings = [world.ledger, world.mockLedger].flatMap((ledger) => readLedger(ledger).holdings);
  for (const { account, coinId, available, frozen } of holdings) {
    if (account.owner !== owner) continue;
    const key = `${account.wallet} ${coinId}`;
    totals.set(key, { wallet: account.wallet, coin: nameOfCoin(coinId), amount: add(totals.get(key)?.amount ?? '0', available, frozen) });
  }
  return totals;
}
