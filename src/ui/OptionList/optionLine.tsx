import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon';
import { check, description as descriptionStyle, end as endStyle, option, texts } from '../options.css';
import type { SelectOption } from './options';

/** Renders an option: icon, label, trailing content and a check if selected. */
export function optionLine({ id, label, description, start, end, isDisabled }: SelectOption) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option({ tone: 'plain' })}>
      {start}
      <span className={texts}>
        {label}
        {description && <span className={descriptionStyle}>{description}</span>}
      </span>
      {end && <span className={endStyle}>{end}</span>}
      <span className={check}>
        <Icon icon={Check} />
      </span>
    </ListBoxItem>
  );
}
