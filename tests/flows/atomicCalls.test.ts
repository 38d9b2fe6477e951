import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import { sampled } from '@tests/support/testAmount';
import { historyStart, requestOf, type Action } from '@tests/support/exchange/actions';
import { allCalls, recordExamples, seededFor, type RecordedExample } from '@tests/support/exchange/calls';

const origin = 'http://127.0.0.1';
const changing = allCalls.filter(({ isChange }) => isChange);

/** Runs the actions that precede an example, and prepares its call to fail after a given number of changes. */
async function prepared({ as, before, action }: RecordedExample) {
  const { simulation, transport } = openInPage({ source: () => historyStart, saved: seededFor(as) });
  const ask = async (step: Action) => (await transport(requestOf(step, origin))).json();
  for (const step of before) await ask(step);
  const { undoLog } = simulation.world().db;
  const { note } = undoLog;
  return {
    world: () => JSON.stringify(simulation.state().world),
    /** The response code, and whether the failure happened before the call was done. */
    failAfter: async (max: number, error: Error) => {
      let changeCount = 0;
      undoLog.note = (undo) => {
        note(undo);
        changeCount += 1;
        if (changeCount === max) throw error;
      };
      const { code } = await ask(action);
      undoLog.note = note;
      return { code, hasFailed: changeCount >= max };
    },
  };
}

/** The most calls a plain run breaks. */
const atMost = 16;

test('a call that throws after any of its changes leaves the exchange unchanged', async () => {
  const changed: string[] = [];
  let thrown = 0;
  const examples = sampled(await recordExamples(changing), { atMost });
  for (const recorded of examples) {
    const { world, failAfter } = await prepared(recorded);
    const before = world();
    for (let max = 1; ; max += 1) {
      const { code, hasFailed } = await failAfter(max, new Error('planted'));
      if (!hasFailed) break;
      thrown += 1;
      if (world() !== before || code !== 500) changed.push(`${recorded.endpoint.id} after ${max} of its changes: ${code}`);
    }
  }
  expect(changed).toEqual([]);
  expect(thrown).toBeGreaterThan(examples.length);
}, 240_000);
