import { createEvent, scopeBind, type Scope } from 'effector';

/** Models were created in a running app by a part loaded later: their subscriptions and queries start now. The payload marks them as late. */
export const modelsLoaded = createEvent<true>();

/** Notifies each running app of new models. */
const tellers = new Set<() => void>();
let isTelling = false;

/** Called by every model that starts with the app: running apps start it once the current modules have been evaluated. */
export function modelCreated(): void {
  if (isTelling || tellers.size === 0) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    for (const tell of tellers) tell();
  });
}

/** Starts models created from now on in a scope, until the returned function is called. */
export function admitModels(scope: Scope): () => void {
  const begin = scopeBind(modelsLoaded, { scope });
  const tell = () => begin(true);
  tellers.add(tell);
  return () => void tellers.delete(tell);
}
