import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import type { controlSizes } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { box, field } from '../Field/Field.css';
import { floating } from '../overlay.css';
import { calendarButton, calendarHead, dateInput, dateOf, monthGrid } from './calendarParts';
import type { Day } from './calendarParts';
import { calendar, spacer } from './DatePicker.css';

export interface DatePickerProps extends FieldTexts {
  /** A day as `2026-11-22`; null while none is chosen. */
  value: Day | null;
  onChange: (day: Day | null) => void;
  /** The current day by the app's clock, which may be simulated. */
  today: Day;
  /** The first day that can be chosen; `max` is the last. */
  min?: Day;
  max?: Day;
  /** Name of the field in a form. */
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  defaultOpen?: boolean;
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
}

/** A field for a day, typed or chosen in a calendar. */
export function DatePicker({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  value,
  onChange,
  today,
  min,
  max,
  size = 'regular',
  width = 'full',
  ...props
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...props}
      shouldForceLeadingZeros
      isInvalid={Boolean(errorMessage)}
      value={dateOf(value)}
      onChange={(date) => onChange(date && date.toString())}
      placeholderValue={dateOf(today)}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      className={field({ width })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Group className={box({ size })}>
          {dateInput()}
          <span className={spacer} />
          {calendarButton}
        </Group>
      </Field>
      <Popover offset={4} containerPadding={8} className={floating}>
        <Dialog className={calendar}>
          <Calendar>
            {calendarHead}
            {monthGrid(today)}
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
