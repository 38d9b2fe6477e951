import { attach, createEvent, createStore, sample } from 'effector';
import { control, type LogEntry } from '@mocks/control';
import { callFx } from '@/shared/api';
import { poll } from '@/shared/lib';

/** The requests tab opened or closed. */
export const logOpened = createEvent();
export const logClosed = createEvent();
export const onlyFailedChosen = createEvent<boolean>();
export const logCleared = createEvent();

const listFx = callFx(control.log);
const clearFx = callFx(control.clearLog);

const shown = 50;

export const $onlyFailed = createStore(false).on(onlyFailedChosen, (_, isOnly) => isOnly);

/** The latest calls, newest first; null while loading. */
export const $log = createStore<readonly LogEntry[] | null>(null)
  .on(listFx.doneData, (_, entries) => entries.toReversed())
  .on(clearFx.done, () => []);

const loadFx = attach({
  source: $onlyFailed,
  effect: listFx,
  mapParams: (_: void, isOnly) => ({ query: { limit: shown, ...(isOnly ? { failed: '1' as const } : {}) } }),
});
poll({ run: loadFx, every: 2000, start: logOpened, stop: logClosed });
sample({ clock: onlyFailedChosen, fn: () => {}, target: loadFx });
sample({ clock: logCleared, fn: () => ({}), target: clearFx });
