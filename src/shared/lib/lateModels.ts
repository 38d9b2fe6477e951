import { createEvent, scopeBind, type Scope } from 'effector';

/** Models were created in an app that runs already, with a part that is loaded later: what they subscribe to and ask for begins now. Carries that it is late. */
export const modelsLoaded = createEvent<true>();

/** Tells each running app of new models. */
const tellers = new Set<() => void>();
let isTelling = false;

/** Said by what begins with the app, at its creation: apps that run already begin it once the files that are being evaluated are done. */
export function modelCreated(): void {
  if (isTelling || tellers.size === 0) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    for (const tell of tellers) tell();
  });
}

/** Begins in a scope whatever models are created from now on, until the returned function is called. */
export function admitModels(scope: Scope): () => void {
  const begin = scopeBind(modelsLoaded, { scope });
  const tell = () => begin(true);
  tellers.add(tell);
  return () => void tellers.delete(tell);
}
