import { getDayOfWeek, parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../Amount/Amount';
import { heatOf } from '../ChartFrame/heat';
import { heats } from '../ChartFrame/heat.css';
import type { NumberParts } from '../number';
import { amount, calendar, day as dayStyle, dayNumber, frame, weekday, weekdayName } from './CalendarHeat.css';

export interface HeatDay {
  /** ISO date: "2026-01-05". */
  readonly date: string;
  /** Short, with its sign: "+1.2K". */
  readonly value: NumberParts;
  /** The full value as read by screen readers: "+1,204.30 USDT". */
  readonly fullValue: string;
  /** The same value on any scale; for drawing only. */
  readonly plotValue: number;
}

export interface CalendarHeatProps {
  /** Accessible name: "Profit by day, January 2026". */
  label: string;
  /** Any day of the month, as ISO date. */
  month: string;
  /** Days of the month with a value; the others stay empty. */
  days: readonly HeatDay[];
  /** Called when a day with a value is pressed, to show its details. */
  onDay?: (date: string) => void;
}

/** The profit of each day of a month as a signed number and a colour. Arrow keys move between the days, Home and End within the week, Page Up and Page Down to the first and last day. */
export function CalendarHeat({ label, month, days, onDay }: CalendarHeatProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { locale } = useLocale();
  const first = parseDate(month).set({ day: 1 });
  const count = first.calendar.getDaysInMonth(first);
  const [current, setCurrent] = useState(1);
  const leadingDays = getDayOfWeek(first, locale);
  const weeks = weeksOf(leadingDays, count);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const largest = Math.max(...days.map(({ plotValue }) => Math.abs(plotValue)));
  const focusedDay = Math.min(current, count);
  const move = (event: KeyboardEvent) => {
    const weekdayIndex = (leadingDays + focusedDay - 1) % 7;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: focusedDay - 1,
      ArrowRight: focusedDay + 1,
      ArrowUp: focusedDay - 7 < 1 ? focusedDay : focusedDay - 7,
      ArrowDown: focusedDay + 7 > count ? focusedDay : focusedDay + 7,
      Home: focusedDay - weekdayIndex,
      End: focusedDay + 6 - weekdayIndex,
      PageUp: 1,
      PageDown: count,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(target, 1), count);
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className={frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are navigated by arrow keys is a grid */}
      <table ref={grid} role="grid" aria-label={label} className={calendar} onKeyDown={move}>
        <thead>
          <tr>
            {weekdaysOf(first.subtract({ days: leadingDays }), locale).map(({ long, short, narrow }) => (
              <th key={long} scope="col" abbr={long} data-letter={narrow} className={weekday}>
                <span className={weekdayName}>{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((number) => {
                if (number < 1 || number > count) return <td key={number} />;
                const date = first.set({ day: number });
                const day = byDate.get(date.toString());
                const name = dateFormat.format(date.toDate('UTC'));
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter and the space bar press it too
                  <td
                    key={number}
                    data-day={number}
                    tabIndex={number === focusedDay ? 0 : -1}
                    aria-label={day ? `${name}, ${day.fullValue}` : name}
                    className={`${dayStyle({ isPressable: Boolean(day && onDay) })} ${heats[heatOf(day?.plotValue ?? 0, largest)]}`}
                    onFocus={() => setCurrent(number)}
                    onClick={() => day && onDay?.(day.date)}
                    onKeyDown={(event) => {
                      if (!day || (event.key !== 'Enter' && event.key !== ' ')) return;
                      event.preventDefault();
                      onDay?.(day.date);
                    }}
                  >
                    <span className={dayNumber}>{number}</span>
                    {day && (
                      <span className={amount} title={day.value.text}>
                        <Amount value={day.value} isMinorFaint={false} />
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days of a month by week; numbers below 1 or above the last day belong to adjacent months. */
function weeksOf(leadingDays: number, count: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil((leadingDays + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekdayIndex) => week * 7 + weekdayIndex - leadingDays + 1),
  );
}

/** The names of seven weekdays, starting at `start`. */
function weekdaysOf(start: CalendarDate, locale: string) {
  const format = (weekday: 'long' | 'short' | 'narrow') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const [long, short, narrow] = [format('long'), format('short'), format('narrow')];
  return Array.from({ length: 7 }, (_, days) => {
    const date = start.add({ days }).toDate('UTC');
    return { long: long.format(date), short: short.format(date), narrow: narrow.format(date) };
  });
}
