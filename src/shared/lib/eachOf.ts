import { createEffect, sample, scopeBind, type Event, type EventCallable } from 'effector';

/** Emits each item of a list separately, in order. */
export function eachOf<Item>({ source, target }: { readonly source: Event<readonly Item[]>; readonly target: EventCallable<Item> }): void {
  const emit = (items: readonly Item[]) => {
    const pass = scopeBind(target, { safe: true });
    for (const item of items) pass(item);
  };
  sample({ clock: source, fn: (items) => () => emit(items), target: runFx });
}

const runFx = createEffect((run: () => void) => run());
