import { passwordRules, passwordScore, type PasswordRuleName } from '@/contract/account';
import { useText, type TextKey } from '@/shared/i18n';
import { PasswordField } from '@/ui/PasswordField/PasswordField';

export interface NewPasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** The error message of the field; null if valid. */
  readonly error: string | null;
}

/** A new password with its strength and rules. Its field name in the form is `password`. */
export function NewPasswordField({ value, onChange, error }: NewPasswordFieldProps) {
  const t = useText('accountForm');
  const score = passwordScore(value);
  return (
    <PasswordField
      label={t('accountForm.newPassword')}
      name="password"
      size="touch"
      reveal={{ show: t('accountForm.showPassword'), hide: t('accountForm.hidePassword') }}
      strength={{ label: t('accountForm.strength'), score, text: value === '' ? '' : t(strengths[score]) }}
      rules={{
        met: t('accountForm.ruleMet'),
        list: ruleNames.map((id) => ({ id, text: t(ruleTexts[id]), isMet: passwordRules[id](value) })),
      }}
      value={value}
      onChange={onChange}
      {...(error !== null && { errorMessage: error })}
    />
  );
}

const ruleNames = ['length', 'letter', 'digit'] as const satisfies readonly PasswordRuleName[];
const ruleTexts = {
  length: 'accountForm.ruleLength',
  letter: 'accountForm.ruleLetter',
  digit: 'accountForm.ruleDigit',
} as const satisfies Record<PasswordRuleName, TextKey<'accountForm'>>;
const strengths = [
  'accountForm.weak',
  'accountForm.weak',
  'accountForm.fair',
  'accountForm.good',
  'accountForm.strong',
] as const satisfies readonly TextKey<'accountForm'>[];
