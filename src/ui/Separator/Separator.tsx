import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { separator } from './Separator.css';

export interface SeparatorProps {
  /** What is resized: "Width of the order book". */
  label: string;
  /** `vertical` between columns, `horizontal` between rows. */
  orientation: 'vertical' | 'horizontal';
  value: number;
  min: number;
  max: number;
  /** Unit of the value: px, or percent of the height of the positioned element around it. */
  unit: 'px' | 'percent';
  /** The value in words: "300 px". */
  valueText: string;
  /** The side of the resized panel that the separator is on; dragging it away from the panel increases the value. */
  side: 'start' | 'end';
  /** Called for each step; `isDone` is true when the pointer is released, and for keys. */
  onChange: (value: number, isDone: boolean) => void;
  /** Called on double click or Enter. */
  onReset: () => void;
}

/** Divides two panels and resizes one of them: by pointer, by arrow keys (ten times as far with Shift), Home and End. */
export function Separator({ label, orientation, value, min, max, unit, valueText, side, onChange, onReset }: SeparatorProps) {
  const drag = useRef<{ readonly from: number; readonly value: number; readonly perUnit: number } | null>(null);
  const sign = side === 'start' ? -1 : 1;
  const clamp = (next: number) => Math.round(Math.min(max, Math.max(min, next)));
  const pointerCoordinate = ({ clientX, clientY }: PointerEvent) => (orientation === 'vertical' ? clientX : clientY);
  const draggedValue = (event: PointerEvent) => {
    if (drag.current === null) return null;
    return clamp(drag.current.value + (sign * (pointerCoordinate(event) - drag.current.from)) / drag.current.perUnit);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const containerHeight = event.currentTarget.offsetParent?.clientHeight ?? 0;
    drag.current = { from: pointerCoordinate(event), value, perUnit: unit === 'px' ? 1 : Math.max(1, containerHeight / 100) };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const next = draggedValue(event);
    if (next !== null && next !== value) onChange(next, false);
  };
  const onPointerUp = (event: PointerEvent) => {
    const next = draggedValue(event);
    const hasMoved = drag.current !== null && pointerCoordinate(event) !== drag.current.from;
    drag.current = null;
    if (next !== null && hasMoved) onChange(next, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onReset();
    else {
      const next = valueByKey(event, { orientation, value, min, max, sign });
      if (next === null) return;
      onChange(clamp(next), true);
    }
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control (WAI-ARIA, window splitter)
    <div
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={separator({ orientation })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}

interface Track extends Pick<SeparatorProps, 'orientation' | 'value' | 'min' | 'max'> {
  readonly sign: 1 | -1;
}

/** Distance an arrow key moves, in units of the value; `shiftFactor` is its factor with Shift. */
const step = 2;
const shiftFactor = 10;

function valueByKey({ key, shiftKey }: KeyboardEvent, { orientation, value, min, max, sign }: Track): number | null {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const [back, forward] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const direction = key === forward ? 1 : key === back ? -1 : 0;
  return direction === 0 ? null : value + direction * sign * step * (shiftKey ? shiftFactor : 1);
}
