import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/Icon';
import { iconButton } from '../IconButton/IconButton.css';
import { day, head, input, month, ranged, segment, today as todayStyle, weekday } from './DatePicker.css';

/** A day, as passed in component props: `2026-11-22`. */
export type Day = string;

/** Parses a day; null if there is none. */
export const dateOf = (text: Day | null | undefined): CalendarDate | null => (text ? parseDate(text) : null);

/** Renders the editable segments of a date; `slot` distinguishes the ends of a range. */
export const dateInput = (slot?: 'start' | 'end') => (
  <DateInput slot={slot} className={input}>
    {(part) => <DateSegment segment={part} className={segment} />}
  </DateInput>
);

/** The button that opens the calendar; react-aria labels it. */
export const calendarButton = (
  <Button className={iconButton({ size: 'small', tone: 'quiet' })}>
    <Icon icon={CalendarIcon} />
  </Button>
);

/** The month, with buttons to the previous and the next one. */
export const calendarHead = (
  <header className={head}>
    <Button slot="previous" className={iconButton({ size: 'compact', tone: 'quiet' })}>
      <Icon icon={ChevronLeft} />
    </Button>
    <Heading className={month} />
    <Button slot="next" className={iconButton({ size: 'compact', tone: 'quiet' })}>
      <Icon icon={ChevronRight} />
    </Button>
  </header>
);

/** Renders the days of a month; `today` is the current day by the app's clock. */
export const monthGrid = (today: Day, isRange = false) => (
  <CalendarGrid weekdayStyle="short">
    <CalendarGridHeader>{(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}</CalendarGridHeader>
    <CalendarGridBody>
      {(date) => <CalendarCell date={date} className={`${day} ${isRange ? ranged : ''} ${date.toString() === today ? todayStyle : ''}`} />}
    </CalendarGridBody>
  </CalendarGrid>
);
