import { useSearchParams } from 'react-router-dom';

/** The parameters of the address, and how one of them is set: without one more step of the browser's history. */
export function useAddressParameters(): readonly [URLSearchParams, (name: string, value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: string, value: string) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [parameters, set];
}
