import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of the address, and how one of them is set, while others are taken off: without one more step of the browser's history. */
export function useAddressParameters(): readonly [URLSearchParams, (name: string, value: string, ...without: readonly string[]) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The router does not queue: what was set a moment ago is not in the address yet.
  const latest = useRef(parameters);
  useEffect(() => void (latest.current = parameters), [parameters]);
  const set = (name: string, value: string, ...without: readonly string[]) => {
    const next = new URLSearchParams(latest.current);
    for (const other of without) next.delete(other);
    if (value === '') next.delete(name);
    else next.set(name, value);
    latest.current = next;
    setParameters(next, { replace: true });
  };
  return [parameters, set];
}
