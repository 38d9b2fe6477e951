import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import { TextField } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';
import { useUiText } from '../texts';
import { detectEdit, plainSeparators, readAmount, readTyped } from './amountText';
import type { Separators } from './amountText';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'start' | 'end' | 'ref'
> {
  /** A decimal string; empty while nothing is typed. */
  value: string;
  onChange: (value: string) => void;
  /** Converts the edited text into the stored decimal string: allowed digits, precision, cap. */
  normalise: (typed: string) => string;
  /** Number separators of the user's language, for typed and pasted text. */
  separators?: Separators;
  unit?: string;
  /** A button that fills the field: All, Max, 25 %. */
  action?: ReactNode;
}

/** Edits an amount as a decimal string, never as a number; `normalise` decides what is valid. Pasted text keeps its meaning or is rejected. */
export function AmountField({
  value,
  onChange,
  normalise,
  separators = plainSeparators,
  unit,
  action,
  description,
  ...props
}: AmountFieldProps) {
  const text = useUiText();
  const { polite } = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  /** The amount that a refused text left unchanged; the hint is outdated once the amount changes, also by a button or a response. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  if (refusedAt !== null && refusedAt !== value) setRefusedAt(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  // Rewriting the value would move the caret to the end: restore it behind the text that preceded it.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const replaceRange = (from: number, to: number, words: string) => {
    const parsed = words.length > 1 ? readAmount(words, separators, unit) : readTyped(words, separators);
    const before = value.slice(0, from) + parsed;
    const next = before + value.slice(to);
    const isUnambiguous = parsed !== null && (words.length <= 1 || next.split('.').length <= 2);
    const accepted = isUnambiguous ? normalise(next) : value;
    caret.current = isUnambiguous ? Math.min(accepted.length, normalise(before).length) : to;
    setRefusedAt(isUnambiguous ? null : value);
    if (isUnambiguous) onChange(accepted);
    else polite(text('amountUnclear'));
    redraw(); // a rejected character leaves the value but moves the caret
  };
  const onTextChange = (edited: string) => {
    const edit = detectEdit(value, edited, input.current?.selectionStart ?? edited.length);
    replaceRange(edit.from, edit.to, edit.text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const words = event.clipboardData.getData('text');
    if (props.isReadOnly || readAmount(words, separators, unit) === words) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    replaceRange(selectionStart ?? value.length, selectionEnd ?? value.length, words);
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
      onChange={onTextChange}
      onPaste={paste}
      description={refusedAt === value ? text('amountUnclear') : description}
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
