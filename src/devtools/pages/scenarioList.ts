import { createStore, sample } from 'effector';
import { control } from '@mocks/control';
import { query } from '@/shared/api';
import { nowFx } from '@/shared/lib/clock';
import { createGate } from '@/shared/lib/gate';

/** A component that shows the scenarios is mounted. */
export const ScenariosGate = createGate('WorkbenchScenariosGate');

const minuteMs = 60_000;

/** Every scenario of the exchange. */
export const scenarios = query({ endpoint: control.scenarios, $params: ScenariosGate.status.map((isOpen) => (isOpen ? {} : null)) });

/** The instant at which the worlds of all frames start, in milliseconds since 1970, so that they are identical; null until a page is opened. */
export const $startedAt = createStore<number | null>(null).on(nowFx.doneData, (started, now) => started ?? now - (now % minuteMs));

sample({ clock: ScenariosGate.open, fn: () => {}, target: nowFx });
