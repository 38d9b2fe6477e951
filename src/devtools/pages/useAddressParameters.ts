import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The URL parameters and a setter for one of them that can remove others; it replaces the history entry. */
export function useAddressParameters(): readonly [URLSearchParams, (name: string, value: string, ...without: readonly string[]) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The router does not queue updates: a parameter set a moment ago is not in the address yet.
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
