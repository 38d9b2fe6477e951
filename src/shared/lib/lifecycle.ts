import { attach, createEvent, createStore, sample, scopeBind, type EventCallable, type Store } from 'effector';
import type { Unsubscribe } from './clock';

/** The scope's app is mounted and subscribes to the window. */
export const appStarted = createEvent();
/** The app is unmounted and unsubscribes. */
export const appStopped = createEvent();

/** Whether the scope's app is mounted. */
export const $isStarted = createStore(false)
  .on(appStarted, () => true)
  .on(appStopped, () => false);

/** Subscribes while the app is mounted: `listen` gets the value of `source` and triggers `reported` in its scope until it is stopped. */
export function subscribeWhileActive<Source, Report>({ source, listen, reported }: Listening<Source, Report>): void {
  const $stop = createStore<Unsubscribe>(nothing, { serialize: 'ignore' });
  const openFx = attach({
    source: { from: source, stop: $stop },
    effect: ({ from, stop }) => {
      stop();
      return listen(from, scopeBind(reported, { safe: true }));
    },
  });
  const closeFx = attach({ source: $stop, effect: (stop: Unsubscribe) => stop() });
  $stop.on(openFx.doneData, (_, stop) => stop).reset(closeFx.done);
  sample({ clock: appStarted, target: openFx });
  sample({ clock: appStopped, target: closeFx });
}

const visibilityChanged = createEvent<boolean>();

/** Whether the page is visible; polling and intervals pause while it is hidden. */
export const $isVisible = createStore(true, { serialize: 'ignore' }).on(visibilityChanged, (_, isVisible) => isVisible);

const $document = createStore(typeof document === 'undefined' ? null : document, { serialize: 'ignore' });

subscribeWhileActive({
  source: $document,
  reported: visibilityChanged,
  listen: (page, report) => {
    const look = () => report(page?.visibilityState !== 'hidden');
    look();
    page?.addEventListener('visibilitychange', look);
    return () => page?.removeEventListener('visibilitychange', look);
  },
});

interface Listening<Source, Report> {
  readonly source: Store<Source>;
  readonly listen: (source: Source, report: (report: Report) => void) => Unsubscribe;
  readonly reported: EventCallable<Report>;
}

function nothing(): void {}
