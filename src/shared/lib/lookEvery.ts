/** Calls `look` every `ms` of real time, however fast the exchange's clock goes; returns what ends it. For what tells nobody that it has changed, such as another window. */
export function lookEvery(ms: number, look: () => void): () => void {
  const timer = setInterval(look, ms);
  return () => clearInterval(timer);
}
