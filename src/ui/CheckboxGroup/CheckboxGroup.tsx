import { CheckboxGroup as AriaCheckboxGroup, CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { field } from '../Field/Field.css';
import type { Unstyled } from '../props';
import { choices, description as descriptionStyle, nested } from './CheckboxGroup.css';

export interface ChoiceOption {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts, Omit<Unstyled<AriaCheckboxGroupProps>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly ChoiceOption[];
  /** Ids of the selected options. */
  values: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Adds a checkbox with this label above the others that selects all or none. */
  allLabel?: string;
  layout?: 'column' | 'row';
}

/** Any number of a few options that are all visible. For many options use `MultiSelect`. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  options,
  values,
  onChange,
  allLabel,
  layout = 'column',
  ...props
}: CheckboxGroupProps) {
  const enabledIds = options.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const disabledValues = values.filter((id) => !enabledIds.includes(id));
  const selectedCount = values.length - disabledValues.length;
  const all = allLabel && (
    <CheckboxGroupStateContext value={null}>
      <Checkbox
        isSelected={selectedCount > 0 && selectedCount === enabledIds.length}
        isIndeterminate={selectedCount > 0 && selectedCount < enabledIds.length}
        isDisabled={props.isDisabled || enabledIds.length === 0}
        isReadOnly={props.isReadOnly}
        onChange={(isAll) => onChange(isAll ? [...disabledValues, ...enabledIds] : disabledValues)}
      >
        {allLabel}
      </Checkbox>
    </CheckboxGroupStateContext>
  );
  const list = (
    <div className={`${choices({ layout })} ${allLabel ? nested : ''}`}>
      {options.map((option) => (
        <Checkbox key={option.id} value={option.id} isDisabled={option.isDisabled}>
          {option.label}
          {option.description && <span className={descriptionStyle}>{option.description}</span>}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <AriaCheckboxGroup
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={[...values]}
      onChange={onChange}
      className={field({ width: 'full' })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        {all}
        {list}
      </Field>
    </AriaCheckboxGroup>
  );
}
