import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { control, meanScore } from '@mocks/control';
import { $origin, $transport, otherTabChanged, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { saveFileFx } from '@/shared/lib/saveFile';
import { simulateAllFx } from '../model';
import { givenOrigin, preflight } from './preflight';
import { originTyped as originOf } from './proxied';
import { clearDrift, readDrift, type DriftRow } from './record';
import { keepSetting, readSetting, type Routing, type Setting } from './setting';

/** The backend tab is mounted. */
export const BackendGate = createGate('BackendGate');
export const originTyped = createEvent<string>();
/** Checks the entered backend. */
export const checkAsked = createEvent();
/** Sets who answers these groups from now on. */
export const routingChosen = createEvent<{ readonly groups: readonly string[]; readonly routing: Routing }>();
/** The recorded deviations have changed and must be read again. */
export const driftChanged = createEvent();
export const driftCleared = createEvent();
export const driftExported = createEvent();

/** The calls of the contract. */
export const contract = query({ endpoint: control.contract, $params: BackendGate.status.map((isOpen) => (isOpen ? {} : null)) });
/** The groups of calls: the domains of the contract. */
export const $groups = contract.$latest.map((calls) => [...new Set((calls ?? []).map(({ domain }) => domain))]);

const readFx = createEffect((): Setting | null => readSetting());
sample({ clock: [BackendGate.open, simulateAllFx.done], fn: () => {}, target: readFx });

// The server may have been started with a backend.
const askGivenFx = createEffect(() => givenOrigin((request) => fetch(request), location.origin));
sample({ clock: BackendGate.open, fn: () => {}, target: askGivenFx });

export const $typedOrigin = createStore('')
  .on(originTyped, (_, text) => text)
  .on(askGivenFx.doneData, (typed, given) => (typed === '' ? given : typed))
  .on(readFx.doneData, (typed, setting) => setting?.origin ?? typed);
/** The entered origin; null if it is not a valid one. */
const $named = $typedOrigin.map(originOf);

export const $routings = createStore<Setting['groups']>({})
  .on(readFx.doneData, (_, setting) => setting?.groups ?? {})
  .on(routingChosen, (chosen, { groups: named, routing }) => ({
    ...chosen,
    ...Object.fromEntries(named.map((group) => [group, routing])),
  }));

const keepFx = createEffect(({ all, ...setting }: Setting & { readonly all: readonly string[] }) => keepSetting(setting, all));
const $wanted = combine($named, $routings, $groups, (origin, groups, all) => (origin === null ? null : { origin, groups, all }));
// Nothing is sent to an origin while it is being typed.
sample({ clock: [routingChosen, checkAsked], source: $wanted, filter: Boolean, target: keepFx });
// The data on screen came from another source.
sample({ clock: keepFx.done, fn: () => {}, target: otherTabChanged });
/** Whether the browser refuses to store the setting. */
export const $isRefused = createStore(false)
  .on(keepFx.fail, () => true)
  .on(keepFx.done, () => false);
const preflightFx = attach({
  source: { site: $origin, simulated: $transport },
  effect: ({ site, simulated }, origin: string) => preflight(origin, site, { send: (request) => fetch(request), simulated }),
});
sample({ clock: checkAsked, source: $named, filter: Boolean, target: preflightFx });
export const $isChecking = preflightFx.pending;
/** The preflight result of the entered backend; null until it was checked. */
export const $preflight = createStore<Awaited<ReturnType<typeof preflight>> | null>(null)
  .on(preflightFx.doneData, (_, found) => found)
  .reset(originTyped, preflightFx);

const readDriftFx = createEffect(readDrift);
sample({ clock: [BackendGate.open, driftChanged], fn: () => {}, target: readDriftFx });
const clearDriftFx = createEffect(clearDrift);
sample({ clock: driftCleared, target: clearDriftFx });
sample({ clock: clearDriftFx.done, fn: () => {}, target: readDriftFx });

/** The deviations of the backend's responses, by endpoint. */
export const $drift = createStore<readonly DriftRow[]>([]).on(readDriftFx.doneData, (_, rows) => rows);
/** The mean of the latest score of each endpoint; null if none has one. */
export const $score = $drift.map((rows) => meanScore(rows.map(({ scores }) => scores.at(-1) ?? null)));

sample({
  clock: driftExported,
  source: { origin: $named, rows: $drift, score: $score },
  fn: ({ origin, rows, score }) => ({
    name: 'drift.json',
    type: 'application/json',
    text: JSON.stringify(
      { origin, score, findings: rows.reduce((sum, { findings }) => sum + findings.length, 0), endpoints: rows },
      null,
      2,
    ),
  }),
  target: saveFileFx,
});

/** The routing shared by all groups; null if they differ. */
export const $routingOfAll = combine($routings, $groups, (chosen, groups) => {
  const ways = new Set(groups.map((group) => chosen[group] ?? 'simulated'));
  return ways.size === 1 ? ([...ways][0] ?? null) : null;
});
