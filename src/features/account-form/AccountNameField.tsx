import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { languageOf } from '@locales/registry';
import { useLocale, useText } from '@/shared/i18n';
import { CountrySelect } from '@/ui/CountrySelect/CountrySelect';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Stack } from '@/ui/Stack/Stack';
import { TextField } from '@/ui/TextField/TextField';
import type { AccountName } from './accountName';
import { country, number, phone } from './AccountForm.css';
import { countriesIn } from './countries';

export interface AccountNameFieldProps {
  readonly name: AccountName;
  /** The error message of the field; null if valid. */
  readonly error: string | null;
  /** `username` if the account already exists. */
  readonly autoComplete: 'username' | 'email';
  /** False if only one kind of name is accepted. */
  readonly hasKinds?: boolean;
}

/** The account's name: an e-mail address, or a phone number with its country. Its field name in the form is `account`. */
export function AccountNameField({ name, error, autoComplete, hasKinds = true }: AccountNameFieldProps) {
  const t = useText('accountForm');
  const bcp47 = languageOf(useLocale()).bcp47;
  const countries = useMemo(() => countriesIn(bcp47), [bcp47]);
  // With a key named `kind`, effector would mistake the shape for a unit.
  const units = useUnit({
    shownKind: name.$kind,
    email: name.$email,
    phone: name.$phone,
    country: name.$country,
    onKind: name.kindChosen,
    onEmail: name.emailTyped,
    onPhone: name.phoneTyped,
    onCountry: name.countryChosen,
  });
  const errorProps = error === null ? {} : { errorMessage: error };
  return (
    <Stack gap={4}>
      {hasKinds && (
        <SegmentedControl
          label={t('accountForm.kind')}
          width="full"
          size="touch"
          options={[
            { id: 'email', label: t('accountForm.byEmail') },
            { id: 'phone', label: t('accountForm.byPhone') },
          ]}
          value={units.shownKind}
          onChange={units.onKind}
        />
      )}
      {units.shownKind === 'email' ? (
        <TextField
          label={t('accountForm.email')}
          name="account"
          type="email"
          autoComplete={autoComplete}
          inputMode="email"
          size="touch"
          value={units.email}
          onChange={units.onEmail}
          {...errorProps}
        />
      ) : (
        <div className={phone}>
          <div className={country}>
            <CountrySelect
              asks="dialCode"
              label={t('accountForm.country')}
              countries={countries}
              placeholder={t('accountForm.country')}
              search={{ label: t('accountForm.countrySearch'), placeholder: t('accountForm.countrySearch') }}
              size="touch"
              value={units.country}
              onChange={units.onCountry}
            />
          </div>
          <div className={number}>
            <TextField
              label={t('accountForm.phone')}
              name="account"
              type="tel"
              autoComplete={autoComplete === 'username' ? 'username' : 'tel-national'}
              inputMode="tel"
              size="touch"
              value={units.phone}
              onChange={units.onPhone}
              {...errorProps}
            />
          </div>
        </div>
      )}
    </Stack>
  );
}
