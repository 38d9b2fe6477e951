import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { controlSizes } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { box, field, input } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { iconButton } from '../IconButton/IconButton.css';
import { none, options as optionsStyle } from '../options.css';
import { floating } from '../overlay.css';
import type { Unstyled } from '../props';
import { optionLine } from '../OptionList/optionLine';
import { chevron, popover } from '../Select/Select.css';
import { maxDropdownHeight } from '../OptionList/options';
import type { SelectOption } from '../OptionList/options';
import { useUiText } from '../texts';

type OmittedProps =
  | 'items'
  | 'defaultItems'
  | 'selectionMode'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange';

export interface ComboBoxProps extends FieldTexts, Omit<Unstyled<AriaComboBoxProps<SelectOption>>, OmittedProps> {
  options: readonly SelectOption[];
  /** Id of the selected option. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Label of the button that opens the list; "Show options" by default. */
  openLabel?: string;
  placeholder?: string;
  emptyText?: string;
  maxHeight?: number;
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
}

/** Selects one of many options by typing. */
export function ComboBox({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  options,
  value,
  onChange,
  openLabel,
  placeholder,
  emptyText,
  maxHeight = maxDropdownHeight,
  size = 'regular',
  width = 'full',
  ...props
}: ComboBoxProps) {
  const text = useUiText();
  return (
    <AriaComboBox
      isInvalid={Boolean(errorMessage)}
      menuTrigger="focus"
      allowsEmptyCollection
      {...props}
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      className={field({ width })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Group className={box({ size })}>
          <Input placeholder={placeholder} className={input} />
          <Button aria-label={openLabel ?? text('showOptions')} className={iconButton({ size: 'small', tone: 'quiet' })}>
            <span className={chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </Button>
        </Group>
      </Field>
      <Popover maxHeight={maxHeight} offset={4} containerPadding={8} className={`${floating} ${popover}`}>
        <ListBox className={optionsStyle} renderEmptyState={() => <p className={none}>{emptyText ?? text('noResult')}</p>}>
          {optionLine}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
