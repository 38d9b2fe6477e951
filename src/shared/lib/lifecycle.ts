import { attach, createEvent, createStore, sample, scopeBind, type EventCallable, type Store } from 'effector';
import type { Unsubscribe } from './clock';
import { registerModel, lazyModelsLoaded } from './lazyModels';

/** The scope's app is mounted and subscribes to the window. */
export const appStarted = createEvent();
/** The app is unmounted and unsubscribes. */
export const appStopped = createEvent();

/** Whether the scope's app is mounted. */
export const $isStarted = createStore(false)
  .on(appStarted, () => true)
  .on(appStopped, () => false);

/** Subscribes while the app is mounted, even if the model is created later: `listen` gets the value of `source` and triggers `reported` in its scope until it is stopped. */
export function subscribeWhileActive<Source, Report>({ source, listen, reported }: SubscriptionOptions<Source, Report>): void {
  registerModel();
  const id = Symbol();
  const open = (value: Source) => listen(value, scopeBind(reported, { safe: true }));
  sample({
    clock: [appStarted, lazyModelsLoaded],
    source,
    fn: (value, isLate) => ({ id, open: () => open(value), isLate: isLate ?? false }),
    target: openFx,
  });
}

// One pair of effects for all subscriptions: separate effects would account for most of the time it takes to evaluate the models.
const $stops = createStore<ReadonlyMap<symbol, Unsubscribe>>(new Map(), { serialize: 'ignore' });
const openFx = attach({
  source: $stops,
  effect: (stops, { id, open, isLate }: { readonly id: symbol; readonly open: () => Unsubscribe; readonly isLate: boolean }) => {
    const stop = stops.get(id);
    if (stop && isLate) return stop;
    stop?.();
    return open();
  },
});
const closeFx = attach({ source: $stops, effect: (stops) => stops.forEach((stop) => stop()) });
$stops.on(openFx.done, (stops, { params: { id }, result }) => new Map(stops).set(id, result)).reset(closeFx.done);
sample({ clock: appStopped, fn: () => {}, target: closeFx });

const visibilityChanged = createEvent<boolean>();

/** Whether the page is visible; polling and intervals pause while it is hidden. */
export const $isVisible = createStore(true, { serialize: 'ignore' }).on(visibilityChanged, (_, isVisible) => isVisible);

const $document = createStore(typeof document === 'undefined' ? null : document, { serialize: 'ignore' });

subscribeWhileActive({
  source: $document,
  reported: visibilityChanged,
  listen: (target, report) => {
    const reportVisibility = () => report(target?.visibilityState !== 'hidden');
    reportVisibility();
    target?.addEventListener('visibilitychange', reportVisibility);
    return () => target?.removeEventListener('visibilitychange', reportVisibility);
  },
});

interface SubscriptionOptions<Source, Report> {
  readonly source: Store<Source>;
  readonly listen: (source: Source, report: (report: Report) => void) => Unsubscribe;
  readonly reported: EventCallable<Report>;
}
