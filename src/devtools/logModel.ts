import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { control, linkToState, panelParameters, type LogEntry } from '@mocks/control';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { ControlsGate } from './model';
import { createDownload } from './download';
import { boardChosen } from './panelModel';
import { noFilter, type Filter } from './requests/filter';
import { harOf } from './requests/har';
import { readReport, writeReport, type ReadReport } from './requests/reportCodec';

/** The requests tab is mounted, for the page at this address. */
export const LogGate = createGate('LogGate', { address: '' });
/** An entry is shown. */
export const EntryGate = createGate<{ readonly id: number | null }>('EntryGate', { id: null });
/** Shows the entry with this id; null shows the list. */
export const entryChosen = createEvent<number | null>();
export const filterChanged = createEvent<Partial<Filter>>();
/** Shows the calls affected by the fault with this id. */
export const faultCallsOpened = createEvent<number>();
/** Shows the calls of this endpoint that the live backend answered. */
export const driftCallsOpened = createEvent<string>();
export const pauseToggled = createEvent<boolean>();
/** Saves the calls of these ids as an HTTP archive. */
export const archiveRequested = createEvent<readonly number[]>();
/** The page was opened with a report in its URL. */
export const reportFound = createEvent<string>();
/** The page was opened with an entry in its URL. */
export const entryFound = createEvent<number>();

/** The id of the shown entry; it survives the panel becoming a sheet and switching boards. */
export const $chosenEntry = createStore<number | null>(null)
  .on(entryChosen, (_, id) => id)
  .on([faultCallsOpened, driftCallsOpened], () => null)
  .reset(ControlsGate.close);

// Applies only the first time, so that a user who returned to the list stays there.
const $timesFound = createStore(0).on(entryFound, (times) => times + 1);
sample({ clock: entryFound, source: $timesFound, filter: (times) => times === 1, fn: (_, id) => id, target: entryChosen });

const logPoll = { every: 2000 };

export const $filter = createStore<Filter>(noFilter)
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }))
  .on(faultCallsOpened, (_, fault) => ({ ...noFilter, fault }))
  .on(driftCallsOpened, (_, text) => ({ ...noFilter, show: 'live', text }));
sample({ clock: [faultCallsOpened, driftCallsOpened], fn: () => 'requests' as const, target: boardChosen });

export const clearing = mutation<typeof control.clearLog, void>({ endpoint: control.clearLog, params: () => ({}) });

/** The latest calls, oldest first. */
export const log = query({
  endpoint: control.log,
  $params: LogGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [clearing.done],
  poll: logPoll,
});

/** The calls at the time the list was paused; null while it is live. */
export const $paused = createStore<readonly LogEntry[] | null>(null).reset(ControlsGate.close);
sample({ clock: pauseToggled, source: log.$latest, fn: (entries, isPaused) => (isPaused ? (entries ?? []) : null), target: $paused });

const $found = combine(
  $paused,
  log.$latest,
  $chosenEntry,
  (paused, latest, chosen) => (paused ?? latest)?.find(({ id }) => id === chosen) ?? null,
);
/** The shown entry; it stays when the log no longer contains it. */
export const $shownEntry = createStore<LogEntry | null>(null)
  .on($chosenEntry, (shown, id) => (shown?.id === id ? shown : null))
  .on($found, (shown, found) => found ?? shown);

/** The shown entry with its response, as a list of one; empty if the log no longer contains it. */
export const entry = query({
  endpoint: control.log,
  $params: EntryGate.state.map(({ id }) => (id === null ? null : { query: { id, answers: '1' as const } })),
});

/** The page whose requests are shown. */
export const $address = LogGate.state.map(({ address }) => address);
// Calls that are still shown, although the log may no longer contain them.
const $kept = combine($paused, $shownEntry, entry.$data, (paused, shown, opened) => [
  ...(paused ?? []),
  ...(shown ? [shown] : []),
  ...(opened ?? []),
]);
createDownload({
  endpoint: control.log,
  params: { query: { answers: '1' } },
  requested: sample({
    clock: archiveRequested,
    source: { address: $address, kept: $kept },
    fn: ({ address, kept }, ids) => ({ address, kept, ids }),
  }),
  fileOf: (entries, { address, kept, ids }) => {
    const known = new Map([...kept, ...entries].map((each) => [each.id, each]));
    const chosen = ids.toSorted((one, other) => one - other).flatMap((id) => known.get(id) ?? []);
    return { name: 'exchange.har', type: 'application/json', text: JSON.stringify(harOf(chosen, new URL(address).origin), null, 2) };
  },
});

/** The status of the simulation, for links and for generated tests that start in the same state. */
export const simulationStatus = query({
  endpoint: control.status,
  $params: LogGate.status.map((isOpen) => (isOpen ? {} : null)),
  poll: logPoll,
});

const writeFx = createEffect(writeReport);
sample({ clock: log.done, fn: ({ data }) => data, target: writeFx });
const $written = createStore<string | null>(null).on(writeFx.doneData, (_, text) => text);
/** The URL with the state and the latest calls; null until they are known, and while the tab is closed. */
export const $reportLink = combine($address, simulationStatus.$latest, $written, (address, status, report) => {
  if (!status || report === null || address === '') return null;
  const url = new URL(linkToState(status, address));
  url.searchParams.set(panelParameters.panel, 'requests');
  url.searchParams.set(panelParameters.report, report);
  return url.href;
});

const readFx = createEffect(readReport);
sample({ clock: reportFound, target: readFx });
/** The report from the page's URL; null if there is none. */
export const $report = createStore<ReadReport | null>(null).on(readFx.doneData, (_, report) => report);
