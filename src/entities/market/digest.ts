import { attach, createEvent, createStore, sample, type Store } from 'effector';
import type { Feed } from '@/shared/lib/feed';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import type { Quote } from './quote';
import { $quotes, contractQuotes, spotQuotes } from './quotesModel';

/** Interval at which values derived from many live quotes are recalculated, in ms: rows that jump cannot be read. */
export const digestInterval = 4000;

export interface DigestOptions<Source, Out> {
  /** The input besides the quotes. */
  readonly $source: Store<Source>;
  readonly read: (source: Source, quotes: Feed<Quote>) => Out;
  /** The result before the first calculation. */
  readonly empty: Out;
  /** Whether a result equals the previous one, which is then kept. */
  readonly isSame?: (before: Out, after: Out) => boolean;
}

/** Derives a result from many quotes: at once when the source changes, the first quotes arrive or a pause ends, else every few seconds; not while the page is hidden or the result is hovered or focused. */
export function createDigest<Source, Out>({ $source, read, empty, isSame = Object.is }: DigestOptions<Source, Out>) {
  /** Mounted while the result is shown. */
  const Gate = createGate('DigestGate');
  /** The pointer or the focus entered or left the result. */
  const pauseChanged = createEvent<boolean>();

  const $isPaused = createStore(false)
    .on(pauseChanged, (_, isPaused) => isPaused)
    .reset(Gate.close);
  const { ticked } = interval({ every: digestInterval, start: Gate.open, stop: Gate.close });

  const readFx = attach({
    source: { source: $source, feed: $quotes },
    effect: ({ source, feed }) => ({ reading: read(source, feed) }),
  });
  const $digest = createStore({ reading: empty }, { serialize: 'ignore' }).on(readFx.doneData, (before, after) =>
    isSame(before.reading, after.reading) ? before : after,
  );

  const firstQuotes = [spotQuotes.$hasData, contractQuotes.$hasData];
  sample({ clock: [Gate.open, $source, ...firstQuotes], fn: () => {}, target: readFx });
  sample({ clock: [ticked, pauseChanged], source: $isPaused, filter: (isPaused) => !isPaused, fn: () => {}, target: readFx });

  return { Gate, pauseChanged, $isPaused, calculated: readFx.done, $digest: $digest.map(({ reading }) => reading) };
}
