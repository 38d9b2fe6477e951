import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { readDrift, type DriftRow } from '../../backend/record';

/** The board of coverage is in view. */
export const CoverageGate = createGate('CoverageGate');
/** What a live backend answered is to be read anew. */
export const driftChanged = createEvent();

const readDriftFx = createEffect(readDrift);
sample({ clock: [CoverageGate.open, driftChanged], fn: () => {}, target: readDriftFx });

/** What a live backend answered in this tab's session, by endpoint; nothing before mixed mode was used. */
export const $driftByEndpoint = createStore<ReadonlyMap<string, DriftRow>>(new Map()).on(
  readDriftFx.doneData,
  (_, rows) => new Map(rows.map((row) => [row.endpoint, row])),
);
