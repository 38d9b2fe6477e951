import { attach, createEvent, createStore, sample, type Store } from 'effector';
import type { Feed } from '@/shared/lib/feed';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import type { Quote } from './quote';
import { $quotes, contractQuotes, spotQuotes } from './quotesModel';

/** How often what is derived from many moving figures is derived again, in ms: rows that jump cannot be read. */
export const digestInterval = 4000;

export interface DigestOptions<Source, Out> {
  /** What it is derived from besides the quotes. */
  readonly $source: Store<Source>;
  readonly read: (source: Source, quotes: Feed<Quote>) => Out;
  /** What stands there before the first reading. */
  readonly empty: Out;
  /** Tells whether a reading says the same as the one before, which then stays. */
  readonly isSame?: (before: Out, after: Out) => boolean;
}

/** Derives something from the quotes of many instruments: at once when its source changes or the first quotes come, every few seconds while it is open, not at all while the page is hidden or somebody points at it or is in it, and at once when nobody does any more. */
export function createDigest<Source, Out>({ $source, read, empty, isSame = Object.is }: DigestOptions<Source, Out>) {
  /** What is derived is shown. */
  const Gate = createGate('DigestGate');
  /** The pointer or the focus has entered or left it. */
  const held = createEvent<boolean>();

  const $isHeld = createStore(false)
    .on(held, (_, isHeld) => isHeld)
    .reset(Gate.close);
  const { ticked } = interval({ every: digestInterval, start: Gate.open, stop: Gate.close });

  const readFx = attach({
    source: { source: $source, feed: $quotes },
    effect: ({ source, feed }) => ({ reading: read(source, feed) }),
  });
  const $digest = createStore({ reading: empty }, { serialize: 'ignore' }).on(readFx.doneData, (before, after) =>
    isSame(before.reading, after.reading) ? before : after,
  );

  const firstQuotes = [spotQuotes.$hasCome, contractQuotes.$hasCome];
  sample({ clock: [Gate.open, $source, ...firstQuotes], fn: () => {}, target: readFx });
  sample({ clock: [ticked, held], source: $isHeld, filter: (isHeld) => !isHeld, fn: () => {}, target: readFx });

  return { Gate, held, $isHeld, wasRead: readFx.done, $digest: $digest.map(({ reading }) => reading) };
}
