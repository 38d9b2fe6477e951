import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $prefersReducedMotion } from '@/shared/lib';
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
    isStill: $prefersReducedMotion,
  };
  const { index, turns, isPaused, onStart, onStop, onHold, onPause, onStep, isStill } = useUnit(units);
  useEffect(() => {
    if (!isStill) onStart();
    return () => void onStop();
  }, [isStill, onStart, onStop]);
  const holding = {
    onPointerEnter: () => void onHold(true),
    onPointerLeave: () => void onHold(false),
    onFocus: () => void onHold(true),
    onBlur: () => void onHold(false),
  };
  return { index, turns, isPaused, holding, onPause, onStep };
}
