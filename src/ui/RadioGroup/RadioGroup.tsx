import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { field } from '../Field/Field.css';
import type { Unstyled } from '../props';
import { end, mark, note, options as optionsStyle, radio, words } from './RadioGroup.css';

export interface RadioOption {
  id: string;
  label: string;
  description?: string;
  /** After the text: an icon, a badge, a fee; in a grid, a picture above it. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts, Omit<Unstyled<AriaRadioGroupProps>, 'value' | 'defaultValue' | 'onChange' | 'orientation'> {
  options: readonly RadioOption[];
  /** Id of the selected option. */
  value: string | null;
  onChange: (id: string) => void;
  /** `grid` for many options with a picture each, `cards` for a choice that needs explaining: a margin mode, a network. */
  variant?: 'list' | 'row' | 'grid' | 'cards';
}

/** One of a few options that are all visible, as part of a form. For an immediate effect use `SegmentedControl`. */
export function RadioGroup({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  options,
  variant = 'list',
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      isInvalid={Boolean(errorMessage)}
      {...props}
      orientation={variant === 'list' ? 'vertical' : 'horizontal'}
      className={field({ width: 'full' })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <div className={optionsStyle({ variant })}>
          {options.map((option) => (
            <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={radio({ variant })}>
              {variant !== 'grid' && <span className={mark} />}
              <span className={words}>
                {option.label}
                {option.description && <span className={note}>{option.description}</span>}
              </span>
              {option.end && <span className={end}>{option.end}</span>}
            </Radio>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}
