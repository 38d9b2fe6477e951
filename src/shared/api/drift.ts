import { createEffect, createStore, sample } from 'effector';
import { callFailed } from './callFx';

/** Where an answer departs from the contract. */
export interface Drift {
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** Path of the field; `*` stands for any position in a list. */
  readonly place: string;
  readonly expected: string;
}

const drifted = callFailed.filterMap(({ endpoint, failure }): Drift | undefined =>
  failure.kind === 'drift'
    ? { endpoint: endpoint.id, place: failure.place.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*'), expected: failure.expected }
    : undefined,
);
const $known = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' });

/** An answer departs from the contract; told once for each endpoint and place. */
export const driftFound = sample({
  clock: drifted,
  source: $known,
  filter: (known, drift) => !known.has(nameOf(drift)),
  fn: (_, drift) => drift,
});

const logFx = createEffect(({ endpoint, place, expected }: Drift) =>
  console.warn(`${endpoint} departs from the contract at ${place}: ${expected}`),
);

$known.on(driftFound, (known, drift) => new Set([...known, nameOf(drift)]));
sample({ clock: driftFound, target: logFx });

const nameOf = ({ endpoint, place }: Drift): string => `${endpoint} ${place}`;
