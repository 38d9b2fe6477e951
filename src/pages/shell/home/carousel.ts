import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { $isVisible, delay } from '@/shared/lib';

export interface RotationOptions {
  /** How many there are to show. */
  readonly $count: Store<number>;
  /** How long each one stays, in ms. */
  readonly every: number;
}

/** Shows one of several after the other: stands still while somebody points at it or is in it, after a press on pause, while the page is hidden, and unless it was let go (which a reader of reduced motion does not). */
export function createCarousel({ $count, every }: RotationOptions) {
  const letGo = createEvent();
  const stopped = createEvent();
  const held = createEvent<boolean>();
  const pauseToggled = createEvent();
  /** One on, or one back. */
  const stepped = createEvent<1 | -1>();

  const $isFree = createStore(false)
    .on(letGo, () => true)
    .on(stopped, () => false);
  const $isHeld = createStore(false)
    .on(held, (_, isHeld) => isHeld)
    .reset(stopped);
  const $isPaused = createStore(false).on(pauseToggled, (isPaused) => !isPaused);
  const $position = createStore(0);
  /** Which one shows, from 0. */
  const $index = combine($position, $count, (position, count) => (count === 0 ? 0 : ((position % count) + count) % count));
  $position.on(sample({ clock: stepped, source: $index, fn: (index, step) => index + step }), (_, next) => next);

  /** Whether it turns by itself at all, so that it must be possible to pause it. */
  const $turns = combine($isFree, $count, (isFree, count) => isFree && count > 1);
  const $isRunning = combine(
    $turns,
    $isHeld,
    $isPaused,
    $isVisible,
    (turns, isHeld, isPaused, isVisible) => turns && !isHeld && !isPaused && isVisible,
  );

  const due = delay({
    source: sample({ clock: [$isRunning, $position], source: $isRunning, filter: (isRunning) => isRunning }),
    ms: every,
    cancel: sample({ clock: $isRunning, filter: (isRunning) => !isRunning }),
  });
  sample({ clock: due, source: $isRunning, filter: (isRunning) => isRunning, fn: () => 1 as const, target: stepped });

  return { letGo, stopped, held, pauseToggled, stepped, $index, $turns, $isPaused };
}

export type Carousel = ReturnType<typeof createCarousel>;
