import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { Select } from '@/ui/Select/Select';
import { TextField } from '@/ui/TextField/TextField';
import { dateRangeProblem, presets, type DateRange } from './dates';
import { filter } from './RecordPage.css';

export interface DateRangeFieldsProps {
  readonly days: DateRange;
  readonly onChange: (days: DateRange) => void;
}

const custom = 'custom';
const problems = { incomplete: 'records.daysIncomplete', reversed: 'records.daysReversed', tooLong: 'records.daysTooLong' } as const;

/** Date range picker: a preset up to today, or custom start and end dates. An invalid range shows an error and is not applied. */
export function DateRangeFields({ days, onChange }: DateRangeFieldsProps) {
  const t = useText('records');
  const [draft, setDraft] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const between = draft ?? (days.kind === 'between' ? days : null);
  const problem = between && between.from !== '' && between.to !== '' ? dateRangeProblem(between.from, between.to) : null;

  const choosePreset = (id: string) => {
    const preset = presets.find((count) => String(count) === id);
    setDraft(preset === undefined ? { from: '', to: '' } : null);
    if (preset !== undefined) onChange({ kind: 'last', days: preset });
  };
  const chooseDay = (part: Partial<{ from: string; to: string }>) => {
    const next = { from: between?.from ?? '', to: between?.to ?? '', ...part };
    const isValid = dateRangeProblem(next.from, next.to) === null;
    setDraft(isValid ? null : next);
    if (isValid) onChange({ kind: 'between', ...next });
  };
  return (
    <>
      <div className={filter}>
        <Select
          label={t('records.period')}
          options={[
            ...presets.map((count) => ({ id: String(count), label: t('records.lastDays', { count }) })),
            { id: custom, label: t('records.custom') },
          ]}
          value={between ? custom : days.kind === 'last' ? String(days.days) : custom}
          onChange={choosePreset}
          placeholder={t('records.period')}
          emptyText={t('records.noOption')}
        />
      </div>
      {between && (
        <>
          <div className={filter}>
            <TextField type="date" label={t('records.from')} value={between.from} onChange={(from) => chooseDay({ from })} />
          </div>
          <div className={filter}>
            <TextField
              type="date"
              label={t('records.to')}
              value={between.to}
              onChange={(to) => chooseDay({ to })}
              errorMessage={problem ? t(problems[problem]) : undefined}
            />
          </div>
        </>
      )}
    </>
  );
}
