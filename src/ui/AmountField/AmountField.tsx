import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'start' | 'end' | 'ref'
> {
  /** A decimal as text; empty while nothing is typed. */
  value: string;
  onChange: (value: string) => void;
  /** Turns whatever was typed or pasted into the decimal text that is kept: allowed digits, precision, cap. */
  normalise: (typed: string) => string;
  unit?: string;
  /** Fills the field: All, Max, 25 %. */
  action?: ReactNode;
}

/** Takes an amount as decimal text, never as a number; what it may hold is decided by `normalise`. */
export function AmountField({ value, onChange, normalise, unit, action, ...props }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  // A rewritten value would throw the caret to the end: put it behind what stood before it.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (typed: string) => {
    const kept = normalise(typed);
    const before = input.current?.selectionStart ?? typed.length;
    caret.current = kept === typed ? null : Math.min(kept.length, normalise(typed.slice(0, before)).length);
    onChange(kept);
    redraw(); // a refused character changes no value, yet the caret has moved
  };

  return (
    <TextField
      autoComplete="off"
      spellCheck="false"
      {...props}
      ref={input}
      inputMode="decimal"
      isNumeric
      value={value}
      onChange={take}
      end={
        (unit || action) && (
          <>
            {unit}
            {action}
          </>
        )
      }
    />
  );
}
