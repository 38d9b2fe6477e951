import { combine, createEvent, createStore } from 'effector';
import { control, type Upcoming } from '@mocks/control';
import { otherTabChanged, query } from '@/shared/api';
import { interval } from '@/shared/lib/interval';
import { createGate } from '@/shared/lib/gate';
import { scheduledEventTexts } from './scheduledEventTexts';

/** How often to poll the schedule, in ms. */
const pollInterval = 5000;
/** How many events are requested, background ones included, and how many lines are shown. */
const requestedEvents = 400;
const maxLines = 25;

/** The clock board is mounted. */
export const ScheduledEventsGate = createGate('ScheduledEventsGate');
export const backgroundSwitched = createEvent<boolean>();
export const $showsBackground = createStore(false).on(backgroundSwitched, (_, shows) => shows);

export const schedule = query({
  endpoint: control.schedule,
  $params: ScheduledEventsGate.status.map((isOpen) => (isOpen ? { query: { limit: requestedEvents } } : null)),
  refetchOn: [otherTabChanged],
  poll: { every: pollInterval },
});

/** The current instant of the exchange. */
export const { $now } = interval({ every: 1000, start: ScheduledEventsGate.open, stop: ScheduledEventsGate.close });

/** Events of one kind and subject at one instant. */
export interface ScheduleLine extends Upcoming {
  readonly count: number;
}

/** The upcoming events, earliest first; equal events at one instant share a line. */
export const $lines = combine(schedule.$latest, $showsBackground, $now, (events, showsBackground, now) => {
  const lines = new Map<string, ScheduleLine>();
  for (const event of events ?? []) {
    if (event.at < now || (!showsBackground && scheduledEventTexts[event.part]?.[event.kind]?.isBackground)) continue;
    const key = [event.at, event.part, event.kind, event.subject].join(' ');
    lines.set(key, { ...(lines.get(key) ?? event), count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()].slice(0, maxLines);
});
