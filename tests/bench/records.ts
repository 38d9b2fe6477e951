import * as z from 'zod/mini';
import { collection, createDb } from '@mocks/db';
import { cpuTime, type Metric } from './measure';

const size = 100_000;
const owners = 100;
/** Enough calls for both sides to be compiled, so that steady-state work is measured. */
const repeat = 200_000;

const Letter = z.object({ id: z.string(), owner: z.number(), read: z.boolean(), createdTime: z.number() });
type Letter = z.output<typeof Letter>;

const letters: Letter[] = Array.from({ length: size }, (_, index) => ({
  id: `letter-${index}`,
  owner: index % owners,
  read: index % 3 === 0,
  createdTime: (index * 7919) % 1_000_003,
}));

/** The hand-written alternative: a Map by key and one index in the required order. */
function plainMap() {
  const byKey = new Map(letters.map((letter) => [letter.id, letter]));
  const byOwner = new Map<number, Letter[]>();
  for (const letter of byKey.values()) byOwner.set(letter.owner, [...(byOwner.get(letter.owner) ?? []), letter]);
  for (const [owner, own] of byOwner)
    byOwner.set(
      owner,
      own.toSorted((a, b) => b.createdTime - a.createdTime),
    );
  return { byKey, page: (owner: number, num: number) => (byOwner.get(owner) ?? []).slice((num - 1) * 10, num * 10) };
}

/** The simulation's database compared with a Map with indexes, at 100,000 records. */
export function measureRecords(): Metric[] {
  const db = createDb({ letters: collection({ schema: Letter, key: 'id', indexes: ['owner'] }) });
  for (const letter of letters) db.letters.insert(letter);
  const map = plainMap();
  const page = () => db.letters.find({ where: { owner: 42 }, sort: [['createdTime', 'desc']], page: { num: 3, size: 10 } });
  const baseline = (task: () => unknown) => ({ name: 'Map with indexes', value: cpuTime(task, { repeat }) });
  return [
    {
      name: 'sorted page of 10 out of 100,000 records',
      value: cpuTime(page, { repeat }),
      unit: 'ms',
      baseline: baseline(() => map.page(42, 3)),
      goal: 5,
    },
    {
      name: 'one record by its key',
      value: cpuTime(() => db.letters.get('letter-77777'), { repeat }),
      unit: 'ms',
      baseline: baseline(() => map.byKey.get('letter-77777')),
    },
  ];
}
