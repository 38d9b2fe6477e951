/** Calls `callback` every `ms` of real time, regardless of the exchange's clock, until the returned function is called. For sources without change events, such as another window. */
export function setRealTimeInterval(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
}
