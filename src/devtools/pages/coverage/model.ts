import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { readDrift, type DriftRow } from '../../backend/driftRecord';

/** The coverage board is mounted. */
export const CoverageGate = createGate('CoverageGate');
/** The recorded responses of a live backend have changed and must be read again. */
export const driftChanged = createEvent();

const readDriftFx = createEffect(readDrift);
sample({ clock: [CoverageGate.open, driftChanged], fn: () => {}, target: readDriftFx });

/** How a live backend answered in this tab's session, by endpoint; empty until a call was sent to it. */
export const $driftByEndpoint = createStore<ReadonlyMap<string, DriftRow>>(new Map()).on(
  readDriftFx.doneData,
  (_, rows) => new Map(rows.map((row) => [row.endpoint, row])),
);
