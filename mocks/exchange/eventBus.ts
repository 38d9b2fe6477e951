/**
 * How products of the exchange hear of each other without knowing each other. `Emits` and `Hears` are payloads by the name of the event: what has
 * happened, with its amounts. Listeners run inside the call that emits, and keep what they keep in the records, so that a call that fails takes
 * it back.
 */
export interface EventBus<Emits extends object, Hears extends object = object> {
  emit<K extends keyof Emits>(name: K, payload: Emits[K]): void;
  on<K extends keyof (Emits & Hears)>(name: K, listener: (payload: (Emits & Hears)[K]) => void): void;
}

/** Opens the event bus of one world: listeners are called at once, in the order in which they began to listen. */
export function createEventBus<Emits extends object>(): EventBus<Emits> {
  const listeners: { [K in keyof Emits]?: ((payload: Emits[K]) => void)[] } = {};
  return {
    emit: (name, payload) => {
      for (const listener of listeners[name] ?? []) listener(payload);
    },
    on: (name, listener) => {
      (listeners[name] ??= []).push(listener);
    },
  };
}
