import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import type { controlSizes } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { affix, box, field, input } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { iconButton } from '../IconButton/IconButton.css';
import type { Unstyled } from '../props';
import { useUiText } from '../texts';
import { clear } from './SearchField.css';

export interface SearchFieldProps extends FieldTexts, Unstyled<AriaSearchFieldProps> {
  /** Label of the clear button; "Clear" by default. */
  clearLabel?: string;
  placeholder?: string;
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
  ref?: Ref<HTMLInputElement>;
}

/** A search input; Escape and the clear button clear it. */
export function SearchField({
  label,
  isLabelHidden = true,
  aside,
  description,
  errorMessage,
  clearLabel,
  placeholder,
  size = 'regular',
  width = 'full',
  ref,
  ...props
}: SearchFieldProps) {
  const text = useUiText();
  return (
    <AriaSearchField isInvalid={Boolean(errorMessage)} {...props} className={field({ width })}>
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Group className={box({ size })}>
          <span className={affix}>
            <Icon icon={Search} />
          </span>
          <Input ref={ref} placeholder={placeholder} className={input} />
          <Button aria-label={clearLabel ?? text('clear')} className={`${iconButton({ size: 'small', tone: 'quiet' })} ${clear}`}>
            <Icon icon={X} />
          </Button>
        </Group>
      </Field>
    </AriaSearchField>
  );
}
