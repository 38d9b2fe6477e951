import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import type { controlSizes } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { box, field } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { floating } from '../overlay.css';
import type { Unstyled } from '../props';
import { OptionList } from '../OptionList/OptionList';
import type { SearchOptions } from '../OptionList/OptionList';
import { chevron, popover, value as valueStyle, widePopover } from './Select.css';
import { maxDropdownHeight } from '../OptionList/options';
import { useSearchHistory } from '../OptionList/useSearchHistory';
import type { SelectOption } from '../OptionList/options';
import { memoized } from '../memoized';

type OmittedProps =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectionMode'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'placeholder';

export interface SelectProps extends FieldTexts, Omit<Unstyled<AriaSelectProps<SelectOption>>, OmittedProps> {
  options: readonly SelectOption[];
  /** Id of the selected option. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder: string;
  /** Shown if no option matches; "No results" by default. */
  emptyText?: string;
  /** Enables the search. */
  search?: SearchOptions;
  /** Maximum height of the list in px. */
  maxHeight?: number;
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
}

/** Selects one of a known set of options. */
export const Select = memoized(function Select({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  search,
  maxHeight = maxDropdownHeight,
  size = 'regular',
  width = 'full',
  ...props
}: SelectProps) {
  const { onType, onChosen } = useSearchHistory(search);
  const choose = (id: string) => {
    onChosen();
    onChange(id);
  };
  const chosen = options.find(({ id }) => id === value);
  return (
    <AriaSelect
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={value}
      onChange={(key) => key !== null && choose(String(key))}
      placeholder={placeholder}
      className={field({ width })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Button className={box({ size })}>
          <SelectValue className={valueStyle}>
            {chosen ? (
              <>
                {chosen.start}
                {chosen.shortLabel ?? chosen.label}
              </>
            ) : (
              placeholder
            )}
          </SelectValue>
          <span className={chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
      </Field>
      <Popover
        maxHeight={maxHeight}
        offset={4}
        containerPadding={8}
        className={`${floating} ${width === 'content' ? widePopover : popover}`}
      >
        <OptionList options={options} search={search} onType={onType} isSearchAutoFocused emptyText={emptyText} />
      </Popover>
    </AriaSelect>
  );
});
