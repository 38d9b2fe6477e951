import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { media } from '@tokens/media';
import type { Carousel } from './carousel';

/** Runs a carousel while the component is mounted, unless the reader prefers reduced motion; returns its state and pause handlers. */
export function useCarousel(rotation: Carousel) {
  const { letGo, stopped, held, pauseToggled, stepped, $index, $turns, $isPaused } = rotation;
  const units = {
    index: $index,
    turns: $turns,
    isPaused: $isPaused,
    onStart: letGo,
    onStop: stopped,
    onHold: held,
    onPause: pauseToggled,
    onStep: stepped,
  };
  const { index, turns, isPaused, onStart, onStop, onHold, onPause, onStep } = useUnit(units);
  useEffect(() => {
    if (!window.matchMedia?.(media.reducedMotion).matches) onStart();
    return () => void onStop();
  }, [onStart, onStop]);
  const holding = {
    onPointerEnter: () => void onHold(true),
    onPointerLeave: () => void onHold(false),
    onFocus: () => void onHold(true),
    onBlur: () => void onHold(false),
  };
  return { index, turns, isPaused, holding, onPause, onStep };
}
