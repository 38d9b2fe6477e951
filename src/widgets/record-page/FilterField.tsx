import { useUnit } from 'effector-react';
import { useI18n, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Select } from '@/ui/Select/Select';
import type { RecordFilter } from './filter';
import type { RemoteOptions } from './remoteOptions';

export interface FilterFieldProps {
  readonly filter: RecordFilter;
  /** Undefined for "all". */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter with the options "all" and its own. */
export function FilterField({ filter, ...choice }: FilterFieldProps) {
  const { t } = useI18n();
  const label = t(filter.label);
  if (filter.kind === 'remote') return <RemoteField {...choice} label={label} from={filter.from} />;
  return <OptionField {...choice} label={label} options={filter.options.map((option) => ({ id: option.value, label: t(option.label) }))} />;
}

interface RemoteFieldProps extends Omit<FilterFieldProps, 'filter'> {
  readonly label: string;
  readonly from: RemoteOptions;
}

function RemoteField({ from, ...choice }: RemoteFieldProps) {
  useGate(from.OptionsGate);
  const options = useUnit(from.$options);
  return <OptionField {...choice} options={options.map(({ value, label }) => ({ id: value, label }))} isSearchable />;
}

interface OptionFieldProps extends Omit<FilterFieldProps, 'filter'> {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly isSearchable?: boolean;
}

function OptionField({ label, options, value, onChange, isSearchable = false }: OptionFieldProps) {
  const t = useText('records');
  const search = t('records.search', { what: label });
  return (
    <Select
      label={label}
      options={[{ id: all, label: t('common.all') }, ...options]}
      value={value ?? all}
      onChange={(id) => onChange(id === all ? undefined : id)}
      placeholder={value ?? t('common.all')}
      emptyText={t('records.noOption')}
      search={isSearchable ? { label: search, placeholder: search, matches: byLabel } : undefined}
    />
  );
}

const all = 'all';
const byLabel = ({ label }: { label: string }, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());
