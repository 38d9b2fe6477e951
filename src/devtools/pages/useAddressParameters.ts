import { useSearchParams } from 'react-router-dom';

/** The parameters of the address, and how one of them is set, while others are taken off: without one more step of the browser's history. */
export function useAddressParameters(): readonly [URLSearchParams, (name: string, value: string, ...without: readonly string[]) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: string, value: string, ...without: readonly string[]) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        for (const other of without) next.delete(other);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [parameters, set];
}
