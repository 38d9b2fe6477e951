import { useText } from '@/shared/i18n';
import { PasswordField, type PasswordFieldProps } from '@/ui/PasswordField/PasswordField';

export interface SecretFieldProps extends Pick<PasswordFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'description'> {
  /** `digits` for a six-digit fund password. */
  readonly kind?: 'password' | 'digits';
  /** The error shown at the field; null if none. */
  readonly error: string | null;
}

/** A password field, masked until revealed. */
export function SecretField({ kind = 'password', error, ...field }: SecretFieldProps) {
  const t = useText('accountForm');
  return (
    <PasswordField
      {...field}
      {...(kind === 'digits' && { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' })}
      size="touch"
      reveal={{ show: t('accountForm.showPassword'), hide: t('accountForm.hidePassword') }}
      {...(error !== null && { errorMessage: error })}
    />
  );
}
