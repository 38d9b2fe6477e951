import { use } from 'react';
import { DateRangePicker as AriaDateRangePicker, DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { calendarButton, calendarHead, dateInput, dateOf, monthGrid } from '../DatePicker/calendarParts';
import type { Day } from '../DatePicker/calendarParts';
import type { DatePickerProps } from '../DatePicker/DatePicker';
import { calendar } from '../DatePicker/DatePicker.css';
import { Field } from '../Field/Field';
import { box, field } from '../Field/Field.css';
import { floating } from '../overlay.css';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { dash, ends, panel, presets as presetsStyle, until } from './DateRangePicker.css';
import { lastDays } from './lastDays';

/** A range from the first to the last day, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

export interface DayPreset {
  /** Number of days up to today; 1 is only today. */
  days: number;
  /** "7 days" */
  label: string;
}

export interface DateRangePickerProps extends Omit<DatePickerProps, 'value' | 'onChange' | 'name'> {
  /** Null while no range is chosen. */
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  /** Ranges that end today; `label` names the group for screen readers. */
  presets?: { readonly label: string; readonly list: readonly DayPreset[] };
}

/** A field for a range of days, typed, chosen in a calendar or from presets that end today. */
export function DateRangePicker({
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
  presets,
  size = 'regular',
  width = 'full',
  ...props
}: DateRangePickerProps) {
  const [start, end] = [dateOf(value?.from), dateOf(value?.to)];
  return (
    <AriaDateRangePicker
      {...props}
      shouldForceLeadingZeros
      isInvalid={Boolean(errorMessage)}
      value={start && end && { start, end }}
      onChange={(range) => onChange(range && { from: range.start.toString(), to: range.end.toString() })}
      placeholderValue={dateOf(today)}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      className={field({ width })}
    >
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Group className={box({ size })}>
          <span className={ends}>
            {dateInput('start')}
            <span className={until}>
              <span aria-hidden className={dash}>
                –
              </span>
              {dateInput('end')}
            </span>
          </span>
          {calendarButton}
        </Group>
      </Field>
      <Popover offset={4} containerPadding={8} className={floating}>
        <Dialog className={panel}>
          {presets && <Presets {...presets} value={value} today={today} onChange={onChange} />}
          <div className={calendar}>
            <RangeCalendar>
              {calendarHead}
              {monthGrid(today, true)}
            </RangeCalendar>
          </div>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}

type PresetsProps = NonNullable<DateRangePickerProps['presets']> & Pick<DateRangePickerProps, 'value' | 'today' | 'onChange'>;

/** The presets; choosing one closes the calendar. */
function Presets({ label, list, value, today, onChange }: PresetsProps) {
  const picker = use(DateRangePickerStateContext);
  return (
    <div role="group" aria-label={label} className={presetsStyle}>
      {list.map(({ days, label: name }) => {
        const range = lastDays(today, days);
        const choose = () => {
          onChange(range);
          picker?.setOpen(false);
        };
        return (
          <ToggleButton
            key={days}
            size="compact"
            tone="quiet"
            isSelected={value?.from === range.from && value.to === range.to}
            onChange={choose}
          >
            {name}
          </ToggleButton>
        );
      })}
    </div>
  );
}
