import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { $isVisible, $prefersReducedMotion, delay } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

export interface TickerOptions {
  /** Number of lines. */
  readonly $count: Store<number>;
  /** How long a line is shown, in ms. */
  readonly every: number;
}

/** Creates the model of a ticker, which shows one line at a time: it pauses on hover, on focus, on the pause button and while the page is hidden, and never starts under reduced motion. */
export function createTicker({ $count, every }: TickerOptions) {
  const Gate = createGate('TickerGate');
  const interactionChanged = createEvent<boolean>();
  const pauseToggled = createEvent();
  /** Moves to the next or previous line. */
  const stepped = createEvent<1 | -1>();

  const $isInteracting = createStore(false)
    .on(interactionChanged, (_, isInteracting) => isInteracting)
    .reset(Gate.close);
  const $isPaused = createStore(false).on(pauseToggled, (isPaused) => !isPaused);
  const $position = createStore(0);
  /** Index of the current line, from 0. */
  const $index = combine($position, $count, (position, count) => (count === 0 ? 0 : ((position % count) + count) % count));
  $position.on(sample({ clock: stepped, source: $index, fn: (index, step) => index + step }), (_, next) => next);

  /** Whether it advances by itself and therefore needs a pause button. */
  const $isAutoAdvancing = combine(
    Gate.status,
    $prefersReducedMotion,
    $count,
    (isOpen, isReduced, count) => isOpen && !isReduced && count > 1,
  );
  const $isRunning = combine(
    $isAutoAdvancing,
    $isInteracting,
    $isPaused,
    $isVisible,
    (isAutoAdvancing, isInteracting, isPaused, isVisible) => isAutoAdvancing && !isInteracting && !isPaused && isVisible,
  );

  const elapsed = delay({
    source: sample({ clock: [$isRunning, $position], source: $isRunning, filter: (isRunning) => isRunning }),
    ms: every,
    cancel: sample({ clock: $isRunning, filter: (isRunning) => !isRunning }),
  });
  sample({ clock: elapsed, source: $isRunning, filter: (isRunning) => isRunning, fn: () => 1 as const, target: stepped });

  return { Gate, interactionChanged, pauseToggled, stepped, $index, $isAutoAdvancing, $isPaused };
}

export type Ticker = ReturnType<typeof createTicker>;
