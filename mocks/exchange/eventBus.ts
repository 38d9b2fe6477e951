/**
 * Lets products react to each other without knowing each other. `Emits` and `Subscribed` map event names to payloads, which describe what happened
 * including the amounts. Listeners run inside the emitting call and keep their state in records only, so that a failing call undoes
 * their changes too.
 */
export interface EventBus<Emits extends object, Subscribed extends object = object> {
  emit<K extends keyof Emits>(name: K, payload: Emits[K]): void;
  on<K extends keyof (Emits & Subscribed)>(name: K, listener: (payload: (Emits & Subscribed)[K]) => void): void;
}

/** Creates the event bus of one world: listeners are called synchronously, in subscription order. */
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
