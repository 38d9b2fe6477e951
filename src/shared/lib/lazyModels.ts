import { createEvent, scopeBind, type Scope } from 'effector';

/** Models were created in a running app by a part loaded later: their subscriptions and queries start now. The payload marks them as late. */
export const lazyModelsLoaded = createEvent<true>();

/** Notifies each running app of new models. */
const listeners = new Set<() => void>();
let isScheduled = false;

/** Called by every model that starts with the app: running apps start it once the current modules have been evaluated. */
export function registerModel(): void {
  if (isScheduled || listeners.size === 0) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    for (const notify of listeners) notify();
  });
}

/** Starts models created from now on in a scope, until the returned function is called. */
export function startLazyModels(scope: Scope): () => void {
  const begin = scopeBind(lazyModelsLoaded, { scope });
  const notify = () => begin(true);
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
