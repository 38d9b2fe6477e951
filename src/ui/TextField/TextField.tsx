import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { controlSizes } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { affix, box, field, folding, input, wholeFigure } from '../Field/Field.css';
import type { Unstyled } from '../props';

export interface TextFieldProps extends FieldTexts, Unstyled<AriaTextFieldProps> {
  placeholder?: string;
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
  /** Before the text: an icon, a prefix. */
  start?: ReactNode;
  /** After the text: a unit, an action. */
  end?: ReactNode;
  /** Uses tabular digits. */
  isNumeric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text input. */
export function TextField({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  placeholder,
  size = 'regular',
  width = 'full',
  start,
  end,
  isNumeric = false,
  ref,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField isInvalid={Boolean(errorMessage)} {...props} className={field({ width })}>
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Group className={isNumeric ? `${box({ size })} ${folding}` : box({ size })}>
          {start && <span className={affix}>{start}</span>}
          <Input ref={ref} placeholder={placeholder} className={isNumeric ? wholeFigure : input} />
          {end && <span className={affix}>{end}</span>}
        </Group>
      </Field>
    </AriaTextField>
  );
}
