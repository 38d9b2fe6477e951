import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useFormat, useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import { DateRangePicker, type DayRange } from '@/ui/DateRangePicker/DateRangePicker';
import { lastDays } from '@/ui/DateRangePicker/lastDays';
import { dateRangeProblem, maxDays, presets, type DateRange } from './dates';
import { period } from './RecordPage.css';

export interface DateRangeFieldsProps {
  readonly days: DateRange;
  readonly onChange: (days: DateRange) => void;
}

const problems = { incomplete: undefined, reversed: 'records.daysReversed', tooLong: 'records.daysTooLong' } as const;

/** Selects the date range of the listed records: a preset up to today, or any range of at most 90 days. An invalid range shows an error and is not applied. */
export function DateRangeFields({ days, onChange }: DateRangeFieldsProps) {
  const t = useText('records');
  const format = useFormat();
  const clock = useUnit($clock);
  const [draft, setDraft] = useState<DayRange | null>(null);
  const today = format.date(clock.now());
  const value = draft ?? (days.kind === 'last' ? lastDays(today, days.days) : days);
  const problem = dateRangeProblem(value.from, value.to);
  const problemKey = problem === null ? undefined : problems[problem];

  const choose = (range: DayRange | null) => {
    if (range === null) return;
    const isValid = dateRangeProblem(range.from, range.to) === null;
    setDraft(isValid ? null : range);
    if (isValid) onChange(dateRangeOf(range, today));
  };
  return (
    <div className={period}>
      <DateRangePicker
        label={t('records.period')}
        today={today}
        max={today}
        value={value}
        onChange={choose}
        presets={{ label: t('records.presets'), list: presets.map((count) => ({ days: count, label: t('records.lastDays', { count }) })) }}
        errorMessage={problemKey && t(problemKey, { max: maxDays })}
      />
    </div>
  );
}

/** A range that matches a preset up to today becomes that preset, so that it always ends today. */
function dateRangeOf(range: DayRange, today: string): DateRange {
  const preset = presets.find((count) => range.to === today && range.from === lastDays(today, count).from);
  return preset === undefined ? { kind: 'between', ...range } : { kind: 'last', days: preset };
}
