import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { field } from '../Field/Field.css';
import type { Unstyled } from '../props';
import { cell, code, frame, input } from './CodeInput.css';

export interface CodeInputProps
  extends FieldTexts, Omit<Unstyled<TextFieldProps>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'autoComplete'> {
  /** The digits entered so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Called once with the whole code when its last digit is entered. */
  onComplete?: (code: string) => void;
  /** Number of digits of the code. */
  length?: 4 | 6 | 8;
}

/** A one-time code: a cell for each digit over a single input, so that it can be pasted with spaces and phones offer it from the message. */
export function CodeInput({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  value,
  onChange,
  onComplete,
  length = 6,
  ...props
}: CodeInputProps) {
  const onTyped = (typed: string) => {
    const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const next = Math.min(value.length, length - 1);
  return (
    <TextField
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={value}
      onChange={onTyped}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={field({ width: 'full' })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <div className={frame}>
          <Group className={code[length]}>
            {Array.from({ length }, (_, index) => (
              <span key={index} aria-hidden className={cell} data-next={index === next || undefined} />
            ))}
            <Input className={input} />
          </Group>
        </div>
      </Field>
    </TextField>
  );
}
