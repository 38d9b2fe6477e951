import { useEffect, useRef, useState } from 'react';

/** A value that changes once a frame at most, and not at all while nothing is shown: in a hidden tab it waits. */
export function useFramed<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/** A value that is taken over once in `pause` ms; the newest one always arrives. */
export function usePaced<Value extends object>(value: Value, pause: number): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = value;
    if (timer.current || value === shown) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setShown(latest.current);
    }, pause);
  }, [value, shown, pause]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
