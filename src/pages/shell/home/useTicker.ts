import { useUnit } from 'effector-react';
import { useGate } from '@/shared/lib/gate';
import type { Ticker } from './ticker';

/** Runs a ticker while the component is mounted; returns its state and pause handlers. */
export function useTicker(ticker: Ticker) {
  const { Gate, interactionChanged, pauseToggled, stepped, $index, $isAutoAdvancing, $isPaused } = ticker;
  useGate(Gate);
  const { index, isAutoAdvancing, isPaused, onInteraction, onPause, onStep } = useUnit({
    index: $index,
    isAutoAdvancing: $isAutoAdvancing,
    isPaused: $isPaused,
    onInteraction: interactionChanged,
    onPause: pauseToggled,
    onStep: stepped,
  });
  const pauseProps = {
    onPointerEnter: () => void onInteraction(true),
    onPointerLeave: () => void onInteraction(false),
    onFocus: () => void onInteraction(true),
    onBlur: () => void onInteraction(false),
  };
  return { index, isAutoAdvancing, isPaused, pauseProps, onPause, onStep };
}
