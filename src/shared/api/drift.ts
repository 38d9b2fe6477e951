import { createEffect, createStore, merge, sample } from 'effector';
import type { Drift } from './call';
import { callFailed, responseDrifted } from './calls';

const callDrifted = callFailed.filterMap(({ endpoint, failure }): Drift | undefined =>
  failure.kind === 'drift' ? { endpoint: endpoint.id, path: failure.path, expected: failure.expected } : undefined,
);
/** List indices are replaced with `*`: the same deviation in several rows counts as one. */
const drifted = merge([callDrifted, responseDrifted]).map((drift): Drift => ({
  ...drift,
  path: drift.path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*'),
}));
const $reported = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' });

/** A response deviates from the contract; reported once per endpoint and field. */
export const driftFound = sample({
  clock: drifted,
  source: $reported,
  filter: (reported, drift) => !reported.has(nameOf(drift)),
  fn: (_, drift) => drift,
});

const logFx = createEffect(({ endpoint, path, expected }: Drift) =>
  console.warn(`${endpoint} departs from the contract at ${path}: ${expected}`),
);

$reported.on(driftFound, (reported, drift) => new Set([...reported, nameOf(drift)]));
sample({ clock: driftFound, target: logFx });

const nameOf = ({ endpoint, path }: Drift): string => `${endpoint} ${path}`;
