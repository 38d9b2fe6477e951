import { useText } from '@/shared/i18n';
import { PasswordField, type PasswordFieldProps } from '@/ui/PasswordField/PasswordField';

export interface SecretFieldProps extends Pick<PasswordFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'description'> {
  /** `digits` for the six digits of a fund password. */
  readonly kind?: 'password' | 'digits';
  /** Shown with the field; null while there is nothing to mend. */
  readonly error: string | null;
}

/** A password of one's own, hidden until it is asked for. */
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
