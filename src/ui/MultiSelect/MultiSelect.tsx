import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field } from '../Field/Field';
import { box, field } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { floating } from '../overlay.css';
import { OptionList } from '../OptionList/OptionList';
import type { SelectProps } from '../Select/Select';
import { chevron, popover, value as valueStyle } from '../Select/Select.css';
import { maxDropdownHeight } from '../OptionList/options';
import { useSearchHistory } from '../OptionList/useSearchHistory';
import { useUiText } from '../texts';

/** The id of the "all" option. */
const allOptionId = '*';

export interface MultiSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'validate'> {
  /** Ids of the selected options. */
  values: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Text of the closed field for several values: "3 of 8". */
  summary: string;
}

/** Selects any number of options, or all at once. */
export function MultiSelect({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  options,
  values,
  onChange,
  placeholder,
  summary,
  emptyText,
  search,
  maxHeight = maxDropdownHeight,
  size = 'regular',
  width = 'full',
  ...props
}: MultiSelectProps) {
  const text = useUiText();
  const enabledIds = options.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const isAll = enabledIds.length > 0 && enabledIds.every((id) => values.includes(id));
  const { onType, onChosen } = useSearchHistory(search);
  const choose = (ids: readonly string[]) => {
    onChosen();
    const wantsAll = ids.includes(allOptionId);
    if (wantsAll !== isAll) onChange(wantsAll ? enabledIds : []);
    else onChange(ids.filter((id) => id !== allOptionId));
  };
  const onlyOption = values.length === 1 ? options.find(({ id }) => id === values[0]) : undefined;
  return (
    <AriaSelect
      selectionMode="multiple"
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={isAll ? [allOptionId, ...values] : values}
      onChange={(keys) => choose(keys.map(String))}
      placeholder={placeholder}
      className={field({ width })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Button className={box({ size })}>
          <SelectValue className={valueStyle}>{values.length === 0 ? placeholder : (onlyOption?.label ?? summary)}</SelectValue>
          <span className={chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
      </Field>
      <Popover maxHeight={maxHeight} offset={4} containerPadding={8} className={`${floating} ${popover}`}>
        <OptionList
          options={[{ id: allOptionId, label: text('selectAll') }, ...options]}
          search={search}
          onType={onType}
          isSearchAutoFocused
          emptyText={emptyText}
        />
      </Popover>
    </AriaSelect>
  );
}
