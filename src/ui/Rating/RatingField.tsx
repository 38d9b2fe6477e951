import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps } from 'react-aria-components/RadioGroup';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { field } from '../Field/Field.css';
import type { Unstyled } from '../props';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { choices, choice } from './RatingField.css';
import { star, starCount } from './star';

export interface RatingFieldProps
  extends FieldTexts, Omit<Unstyled<RadioGroupProps>, 'value' | 'defaultValue' | 'onChange' | 'orientation'> {
  /** From 1 to 5; null if none is selected. */
  value: number | null;
  onChange: (stars: number) => void;
  /** Accessible name of each choice: "3 stars". */
  starName: (stars: number) => string;
}

/** Asks for a rating of one to five stars. */
export function RatingField({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  value,
  onChange,
  starName,
  ...props
}: RatingFieldProps) {
  return (
    <RadioGroup
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={value === null ? null : String(value)}
      onChange={(stars) => onChange(Number.parseInt(stars, 10))}
      orientation="horizontal"
      className={field({ width: 'content' })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <div className={choices}>
          {Array.from({ length: starCount }, (_, index) => (
            <Radio key={index} value={String(index + 1)} data-full={(value !== null && index < value) || undefined} className={choice}>
              {star()}
              <VisuallyHidden>{starName(index + 1)}</VisuallyHidden>
            </Radio>
          ))}
        </div>
      </Field>
    </RadioGroup>
  );
}
