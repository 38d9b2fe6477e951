import { attach, createStore, sample, scopeBind, type Event, type EventCallable } from 'effector';

/** Passes every item of a list on by itself, in the order of the list. */
export function eachOf<Item>({ source, target }: { readonly source: Event<readonly Item[]>; readonly target: EventCallable<Item> }): void {
  const passFx = attach({
    source: createStore(null, { serialize: 'ignore' }),
    effect: (_, items: readonly Item[]) => {
      const pass = scopeBind(target, { safe: true });
      for (const item of items) pass(item);
    },
  });
  sample({ clock: source, target: passFx });
}
