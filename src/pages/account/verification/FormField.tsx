import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { languageOf } from '@locales/registry';
import { documentTypes, fundSources } from '@/contract/identity';
import { countriesIn } from '@/features/account-form';
import { useLocale, useText } from '@/shared/i18n';
import { CountrySelect } from '@/ui/CountrySelect/CountrySelect';
import { DatePicker } from '@/ui/DatePicker/DatePicker';
import { Select } from '@/ui/Select/Select';
import { TextField } from '@/ui/TextField/TextField';
import { $values, fieldTyped, type FieldName } from './draft';
import { $findingFor } from './findings';
import { maxAdultBirthDate, fieldRows, type FieldKind } from './forms';
import { VerificationGate } from './model';
import { $unservedCountries } from './settings';
import { $problems } from './submission';

export interface FormFieldProps {
  readonly name: FieldName;
}

/** A form field, rendered as `fieldRows` defines it. */
export function FormField({ name }: FormFieldProps) {
  const t = useText('verification');
  const { values, problems, findingFor, onType } = useUnit({
    values: $values,
    problems: $problems,
    findingFor: $findingFor,
    onType: fieldTyped,
  });
  const problem = problems[name];
  const finding = findingFor(name);
  const row: { readonly ask: FieldKind; readonly autoComplete?: string } = fieldRows[name];
  return (
    <FieldInput
      name={name}
      ask={row.ask}
      autoComplete={row.autoComplete}
      label={t(`verification.field_${name}`)}
      value={values[name]}
      onChange={(value) => onType({ [name]: value })}
      errorMessage={problem ? t(`verification.problem_${problem}`) : finding ? t(`verification.finding_${finding.reason}`) : undefined}
    />
  );
}

export interface FieldInputProps {
  readonly name: string;
  readonly ask: FieldKind;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage?: string;
  readonly autoComplete?: string;
}

/** An input of the given kind; the form finds it by its name. */
export function FieldInput({ ask, value, autoComplete, ...props }: FieldInputProps) {
  const t = useText('verification');
  const bcp47 = languageOf(useLocale()).bcp47;
  const { gate, unserved } = useUnit({ gate: VerificationGate.state, unserved: $unservedCountries });
  const countries = useMemo(() => (ask === 'country' ? countriesIn(bcp47, unserved) : []), [ask, bcp47, unserved]);
  const { today } = gate;
  const chosen = value === '' ? null : value;
  if (ask === 'country')
    return (
      <CountrySelect
        {...props}
        size="touch"
        countries={countries}
        placeholder={t('verification.choose')}
        search={{ label: t('verification.countrySearch'), placeholder: t('verification.countrySearch') }}
        value={chosen}
      />
    );
  if (ask === 'day')
    return (
      <DatePicker
        {...props}
        size="touch"
        today={props.name === 'birthDate' && today ? maxAdultBirthDate(today) : today}
        value={isDay(value) ? value : null}
        onChange={(day) => props.onChange(day ?? '')}
      />
    );
  if (ask === 'documentType')
    return (
      <Select
        {...props}
        size="touch"
        placeholder={t('verification.choose')}
        options={documentTypes.map((id) => ({ id, label: t(`verification.document_${id}`) }))}
        value={chosen}
      />
    );
  if (ask === 'sourceOfFunds')
    return (
      <Select
        {...props}
        size="touch"
        placeholder={t('verification.choose')}
        options={fundSources.map((id) => ({ id, label: t(`verification.${id}Funds`) }))}
        value={chosen}
      />
    );
  return <TextField {...props} size="touch" value={value} maxLength={240} autoComplete={autoComplete ?? 'off'} />;
}

/** Whether the text is a calendar day; drafts may contain any text. */
const isDay = (text: string): boolean => fieldRows.documentExpiry.rule.safeParse(text).success;
