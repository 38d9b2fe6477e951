import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { inmail } from '@/contract/inmail';
import { $clock, manualClock } from '@/shared/lib';
import { $transport } from './calls';
import { createEndedRecords, lookupMs, maxLookups } from './createEndedRecords';

const settle = () => new Promise((resolve) => void setTimeout(resolve));

/** Ended records whose history holds one record: the current value of `ended.id`. */
function setUp() {
  const ended = { id: '0', lookups: 0 };
  const listed = createEvent<readonly string[]>();
  const recordEnded = createEndedRecords({
    listed,
    endpoint: inmail.messageList,
    $params: createStore({ body: { moduleId: 0, pageNum: 1, pageSize: 10 } }),
    recordsOf: ({ totalCount }) => [String(totalCount)],
    idOf: (id) => id,
    resetOn: createEvent(),
  });
  const clock = manualClock(0);
  const scope = fork({
    values: [
      [$clock, clock],
      [
        $transport,
        () => {
          ended.lookups += 1;
          return Promise.resolve(Response.json({ code: 200, msg: '', data: { list: [], totalCount: Number(ended.id) } }));
        },
      ],
    ],
  });
  const seen: string[] = [];
  recordEnded.watch((id) => seen.push(id));
  return {
    ended,
    seen,
    list: (...ids: readonly string[]) => Promise.race([allSettled(listed, { scope, params: ids }), settle()]),
    wait: async () => {
      clock.advance(lookupMs);
      await settle();
    },
  };
}

test('a record that leaves the list is looked up once if the history has it', async () => {
  const { ended, seen, list, wait } = setUp();
  await list('1', '2');
  ended.id = '1';
  await list('2');
  await settle();
  expect([seen, ended.lookups]).toEqual([['1'], 1]);
  await wait();
  expect(ended.lookups).toBe(1);
});

test('a record that the history lists late is looked up again until found', async () => {
  const { ended, seen, list, wait } = setUp();
  await list('1');
  await list();
  await settle();
  await wait();
  expect([seen, ended.lookups]).toEqual([[], 2]);
  ended.id = '1';
  await wait();
  expect([seen, ended.lookups]).toEqual([['1'], 3]);
  await wait();
  expect(ended.lookups).toBe(3);
});

test('a record that never appears is given up', async () => {
  const { ended, seen, list, wait } = setUp();
  await list('1');
  await list();
  await settle();
  for (let round = 0; round < maxLookups + 3; round += 1) await wait();
  expect([seen, ended.lookups]).toEqual([[], maxLookups]);
});
