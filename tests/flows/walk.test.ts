import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { historyStart } from '@tests/support/exchange/actions';
import { replayWalk, walk } from '@tests/support/exchange/walk/walk';

const seed = process.env.FC_SEED ?? '20261121';
const digests = (answers: readonly string[]) => answers.map((text) => createHash('sha256').update(text).digest('hex'));

test('a random walk through the calls of all products: funds add up after every action, every balance equals its bills, and no call fails', async () => {
  const { done, refused, faults } = await walk(seed, 300);
  expect(faults).toEqual([]);
  expect([done > 100, refused > 20]).toEqual([true, true]);
});

test('the same walk gives the same responses and export in another time zone', async () => {
  const { actions } = await walk(`${seed} elsewhere`, 60);
  const expected = digests(await replayWalk(actions));
  const { TZ } = process.env;
  try {
    process.env.TZ = 'Pacific/Chatham';
    expect(new Date(historyStart).getTimezoneOffset()).toBe(-825);
    expect(digests(await replayWalk(actions))).toEqual(expected);
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});
