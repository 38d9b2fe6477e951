import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import { readSnapshot } from '@mocks/snapshotSchema';
import { createSimulation } from '@mocks/simulation';
import { sampled } from '@tests/support/testAmount';
import { history, historyStart, requestOf, week, type Action } from '@tests/support/exchange/actions';
import { allCalls, replayActions, recordExamples } from '@tests/support/exchange/calls';

const origin = 'http://127.0.0.1';

/** The SHA-256 of a value, short enough to compare in reports. */
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Runs actions and returns the text of each response. */
async function responsesTo(realTime: () => number, actions: readonly Action[] = history): Promise<string[]> {
  const own = openInPage({ source: realTime, stopwatch: () => 0 });
  const answers: string[] = [];
  for (const action of actions) answers.push(await (await own.transport(requestOf(action, origin))).text());
  return answers;
}

/** System clocks: one that advances with every read, one that stands still in the past, and the actual one. */
function realTimes(): readonly (() => number)[] {
  let real = 1_800_000_000_000;
  return [() => (real += 777), () => 1_600_000_000_000, Date.now];
}

/** A plain run compares with one of the clocks. */
async function expectSameWhateverTheTime(actions?: readonly Action[]): Promise<void> {
  const first = await responsesTo(() => 1_700_000_000_000, actions);
  for (const realTime of sampled(realTimes(), { atMost: 1 }))
    expect((await responsesTo(realTime, actions)).map(digest)).toEqual(first.map(digest));
}

test('the same seed, start instant and actions give the same responses and export, whatever the system time', async () => {
  await expectSameWhateverTheTime();
});

test('so does every change in the contract, followed by a week', async () => {
  const recorded = await recordExamples(allCalls.filter(({ isChange }) => isChange));
  const actions = [...history, ...replayActions(recorded), ...week, ...history.slice(-1)];
  await expectSameWhateverTheTime(actions);
});

test('every response of the history is a success, except the transfer that is only accepted', async () => {
  const codes = (await responsesTo(() => 1_700_000_000_000)).map((text) => JSON.parse(text).code);
  expect(codes).toEqual(history.map((_, step) => (step === 1 ? 20351 : 200)));
});

test('another seed gives another world', async () => {
  const exported = (seed: string) =>
    digest(createSimulation({ source: () => historyStart, startedAt: historyStart, seed, persona: 'trader' }).state().world);
  expect(exported('a')).not.toBe(exported('b'));
});

test('a saved simulation continues as if it had not been interrupted', async () => {
  const own = openInPage({ source: () => historyStart });
  for (const action of history.slice(0, 6)) await own.transport(requestOf(action, origin));
  const saved = readSnapshot(JSON.stringify(own.simulation.state()));
  const restored = createSimulation({ source: () => historyStart, saved });
  expect(digest(restored.state())).toBe(digest(own.simulation.state()));
});

test.each([
  ['', 'the file'],
  ['{"format":"something else"}', 'format'],
  ['[]', 'the file'],
])('a corrupt or foreign file is refused with a reason: %s', (text, part) => {
  expect(() => readSnapshot(text)).toThrow(part);
});
