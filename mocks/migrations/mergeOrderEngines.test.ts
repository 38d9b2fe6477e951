import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { SavedSimulation } from './migration';
import { mergeOrderEngines } from './mergeOrderEngines';

const file = gunzipSync(readFileSync(join(import.meta.dirname, '../../tests/saves/5.json.gz'))).toString();
const scheduledIn = ({ world }: SavedSimulation) =>
  z.parse(z.array(z.object({ sequence: z.int(), event: z.record(z.string(), z.unknown()) })), world.db.collections.scheduledEvents);

test('resting and waiting orders move to the engine with their events', () => {
  const before = z.parse(SavedSimulation, JSON.parse(file));
  const after = mergeOrderEngines(before);
  const { spotOrders = [], contractOrders = [], contractConditions = [] } = before.world.db.collections;
  const { restingOrders = [], bookWatches = [], triggers = [] } = after.world.db.collections;
  const resting = [...spotOrders, ...contractOrders].filter(({ isResting }) => isResting === true);
  expect(resting.length).toBeGreaterThan(3);
  expect(restingOrders.map(({ orderId }) => orderId).toSorted()).toEqual(resting.map(({ orderId }) => orderId).toSorted());
  expect(new Set(bookWatches.map(({ key }) => key))).toEqual(new Set(restingOrders.map(({ venue, side }) => `${venue}:${side}`)));
  const waiting = [...spotOrders, ...contractConditions].filter(({ state }) => state === 'waiting');
  expect(triggers.map(({ orderId }) => orderId).toSorted()).toEqual(waiting.map(({ orderId }) => orderId).toSorted());
  const engine = scheduledIn(after).filter(({ event }) => event.part === 'execution');
  expect(engine.map(({ sequence }) => sequence).toSorted()).toEqual(
    [...bookWatches, ...triggers].map((each) => each.scheduledEventId).toSorted(),
  );
  expect(scheduledIn(after).filter(({ event }) => event.part === 'spot' || event.kind === 'order' || event.kind === 'condition')).toEqual(
    [],
  );
});
