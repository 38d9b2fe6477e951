import { useUnit } from 'effector-react';
import { useGate } from '@/shared/lib/gate';
import type { Ticker } from './ticker';

/** Runs a ticker while the component is mounted; returns its state and pause handlers. */
export function useTicker(ticker: Ticker) {
  const { Gate, held, pauseToggled, stepped, $index, $turns, $isPaused } = ticker;
  useGate(Gate);
  const { index, turns, isPaused, onHold, onPause, onStep } = useUnit({
    index: $index,
    turns: $turns,
    isPaused: $isPaused,
    onHold: held,
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
