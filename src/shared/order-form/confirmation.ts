import { createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { screenLeft } from '@/shared/routing';

export interface ConfirmationOptions<Request> {
  /** Emits a complete order each time its form is submitted. */
  readonly submitted: Event<Request>;
  /** Whether the user wants to confirm orders before they are sent. */
  readonly $asksFirst: Store<boolean>;
  /** Cancels the confirmation: the form was closed, or shows another instrument. */
  readonly resetOn: readonly Unit<unknown>[];
}

export interface Confirmation<Request> {
  /** The order awaiting confirmation, as submitted; null for none. */
  readonly $request: Store<Request | null>;
  readonly confirmed: EventCallable<void>;
  readonly cancelled: EventCallable<void>;
  /** An order that is to be sent: confirmed, or exempt from confirmation. */
  readonly approved: Event<Request>;
}

/** Holds orders back until confirmed, if the user wants that. */
export function createConfirmation<Request extends object>({
  submitted,
  $asksFirst,
  resetOn,
}: ConfirmationOptions<Request>): Confirmation<Request> {
  const confirmed = createEvent();
  const cancelled = createEvent();
  const received = sample({ clock: submitted, source: $asksFirst, fn: (needsConfirmation, request) => ({ needsConfirmation, request }) });
  const $request = createStore<Request | null>(null)
    .on(received, (_, { needsConfirmation, request }) => (needsConfirmation ? request : null))
    .reset(cancelled, screenLeft, ...resetOn);
  const exempt: Event<Request> = received.filterMap(({ needsConfirmation, request }) => (needsConfirmation ? undefined : request));
  const confirmedRequest = sample({ clock: confirmed, source: $request, fn: (request) => ({ request }) });
  const accepted: Event<Request> = confirmedRequest.filterMap(({ request }) => request ?? undefined);
  sample({ clock: confirmed, target: cancelled });
  return { $request, confirmed, cancelled, approved: merge([exempt, accepted]) };
}
