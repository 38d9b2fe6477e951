import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { control, meanScore } from '@mocks/control';
import { $origin, $transport, otherTabChanged, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { saveFileFx } from '@/shared/lib/saveFile';
import { simulateAllFx } from '../model';
import { configuredOrigin, preflight } from './preflight';
import { parseOrigin as originOf } from './proxyProtocol';
import { clearDrift, readDrift, type DriftRow } from './driftRecord';
import { storeSetting, readSetting, type Routing, type BackendSetting } from './backendSetting';

/** The backend tab is mounted. */
export const BackendGate = createGate('BackendGate');
export const originTyped = createEvent<string>();
/** Checks the entered backend. */
export const checkRequested = createEvent();
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

const readFx = createEffect((): BackendSetting | null => readSetting());
sample({ clock: [BackendGate.open, simulateAllFx.done], fn: () => {}, target: readFx });

// The server may have been started with a backend.
const readConfiguredOriginFx = createEffect(() => configuredOrigin((request) => fetch(request), location.origin));
sample({ clock: BackendGate.open, fn: () => {}, target: readConfiguredOriginFx });

export const $typedOrigin = createStore('')
  .on(originTyped, (_, text) => text)
  .on(readConfiguredOriginFx.doneData, (typed, configured) => (typed === '' ? configured : typed))
  .on(readFx.doneData, (typed, setting) => setting?.origin ?? typed);
/** The entered origin; null if it is not a valid one. */
const $validOrigin = $typedOrigin.map(originOf);

export const $routings = createStore<BackendSetting['groups']>({})
  .on(readFx.doneData, (_, setting) => setting?.groups ?? {})
  .on(routingChosen, (chosen, { groups, routing }) => ({
    ...chosen,
    ...Object.fromEntries(groups.map((group) => [group, routing])),
  }));

const storeSettingFx = createEffect(({ all, ...setting }: BackendSetting & { readonly all: readonly string[] }) =>
  storeSetting(setting, all),
);
const $newSetting = combine($validOrigin, $routings, $groups, (origin, groups, all) => (origin === null ? null : { origin, groups, all }));
// Nothing is sent to an origin while it is being typed.
sample({ clock: [routingChosen, checkRequested], source: $newSetting, filter: Boolean, target: storeSettingFx });
// The data on screen came from another source.
sample({ clock: storeSettingFx.done, fn: () => {}, target: otherTabChanged });
/** Whether the browser refuses to store the setting. */
export const $isStorageBlocked = createStore(false)
  .on(storeSettingFx.fail, () => true)
  .on(storeSettingFx.done, () => false);
const preflightFx = attach({
  source: { site: $origin, simulated: $transport },
  effect: ({ site, simulated }, origin: string) => preflight(origin, site, { send: (request) => fetch(request), simulated }),
});
sample({ clock: checkRequested, source: $validOrigin, filter: Boolean, target: preflightFx });
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
  source: { origin: $validOrigin, rows: $drift, score: $score },
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
  const distinct = new Set(groups.map((group) => chosen[group] ?? 'simulated'));
  return distinct.size === 1 ? ([...distinct][0] ?? null) : null;
});
