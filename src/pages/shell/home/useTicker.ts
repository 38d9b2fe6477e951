import { useUnit } from 'effector-react';
import { useGate } from '@/shared/lib/gate';
import type { Ticker } from './ticker';

/** Runs a ticker while the component is mounted; returns its state and pause handlers. */
export function useTicker(ticker: Ticker) {
  const { Gate, interactionChanged, pauseToggled, stepped, $index, $isAutoAdvancing, $isPaused } = ticker;
  useGate(Gate);
  const { index, turns, isPaused, onHold, onPause, onStep } = useUnit({
    index: $index,
    turns: $isAutoAdvancing,
    isPaused: $isPaused,
    onHold: interactionChanged,
    onPause: pauseToggled,
    onStep: stepped,
  });
  const holding = {
    onPointerEnter: () => void onHold(true),
    onPointerLeave: () => void onHold(false),
    onFocus: () => void onHold(true),
    onBlur: () => void onHold(false),
  };
  return { index, turns, isPaused, holding, onPause, onStep };
}
