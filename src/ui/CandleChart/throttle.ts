import { useEffect, useRef, useState } from 'react';

/** Limits a value to one update per animation frame, and to none while the tab is hidden. */
export function useFrameThrottled<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/** Limits a value to one update every `pause` ms; the latest value always arrives. */
export function useThrottled<Value extends object>(value: Value, pause: number): Value {
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
