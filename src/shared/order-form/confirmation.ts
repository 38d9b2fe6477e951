import { createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { screenLeft } from '@/shared/routing';

export interface ConfirmationOptions<Request> {
  /** A complete order, each time its form is submitted. */
  readonly submitted: Event<Request>;
  /** Whether the user wants to be asked before an order is sent. */
  readonly $asksFirst: Store<boolean>;
  /** The form is gone, and the question with it. */
  readonly closed: Unit<unknown>;
}

export interface Confirmation<Request> {
  /** The order that waits for its confirmation; null for none. It stays as it was when it was submitted. */
  readonly $request: Store<Request | null>;
  readonly confirmed: EventCallable<void>;
  readonly cancelled: EventCallable<void>;
  /** An order is to be sent: it was confirmed, or needs no confirmation. */
  readonly approved: Event<Request>;
}

/** Holds an order back until it is confirmed, where the user wants that. */
export function createConfirmation<Request extends object>({
  submitted,
  $asksFirst,
  closed,
}: ConfirmationOptions<Request>): Confirmation<Request> {
  const confirmed = createEvent();
  const cancelled = createEvent();
  const taken = sample({ clock: submitted, source: $asksFirst, fn: (isAsked, request) => ({ isAsked, request }) });
  const $request = createStore<Request | null>(null)
    .on(taken, (_, { isAsked, request }) => (isAsked ? request : null))
    .reset(cancelled, screenLeft, closed);
  const unasked: Event<Request> = taken.filterMap(({ isAsked, request }) => (isAsked ? undefined : request));
  const answered = sample({ clock: confirmed, source: $request, fn: (request) => ({ request }) });
  const agreed: Event<Request> = answered.filterMap(({ request }) => request ?? undefined);
  sample({ clock: confirmed, target: cancelled });
  return { $request, confirmed, cancelled, approved: merge([unasked, agreed]) };
}
