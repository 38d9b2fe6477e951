/** Calls `look` every `ms` of real time, regardless of the exchange's clock, until the returned function is called. For sources without change events, such as another window. */
export function setRealTimeInterval(ms: number, look: () => void): () => void {
  const timer = setInterval(look, ms);
  return () => clearInterval(timer);
}
