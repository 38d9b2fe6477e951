import { combine, createEvent, createStore } from 'effector';
import { control } from '@mocks/control';
import { mutation, query, select } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The requests tab is open. */
export const LogGate = createGate('LogGate');
export const onlyFailedChosen = createEvent<boolean>();

const shown = 50;

export const $onlyFailed = createStore(false).on(onlyFailedChosen, (_, isOnly) => isOnly);

export const clearing = mutation<typeof control.clearLog, void>({ endpoint: control.clearLog, params: () => ({}) });

/** The latest calls, newest first. */
export const log = select(
  query({
    endpoint: control.log,
    $params: combine(LogGate.status, $onlyFailed, (isOpen, isOnly) =>
      isOpen ? { query: { limit: shown, ...(isOnly ? { failed: '1' as const } : {}) } } : null,
    ),
    refetchOn: [clearing.done],
    poll: { every: 2000 },
  }),
  (entries) => entries.toReversed(),
);
