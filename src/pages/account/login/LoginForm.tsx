import { useUnit } from 'effector-react';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { $endReason } from '@/entities/session';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { TextField } from '@/ui/TextField/TextField';
import * as model from './model';
import { action, form } from './page.css';

/** The login form: missing fields are reported beside them, a rejected login above them. */
export function LoginForm() {
  const t = useText('login');
  const { assertive } = useAnnouncer();
  const [isShown, setShown] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { endReason, name, password, problems, failure, isPending, nameTyped, passwordTyped, submitted } = useUnit({
    endReason: $endReason,
    name: model.$name,
    password: model.$password,
    problems: model.$problems,
    failure: model.$failure,
    isPending: model.$isPending,
    nameTyped: model.nameTyped,
    passwordTyped: model.passwordTyped,
    submitted: model.submitted,
  });
  const said = failure && ('key' in failure ? t(failure.key) : failure.server);
  useEffect(() => {
    if (said === null) return;
    assertive(said);
    if (passwordField.current?.value === '') passwordField.current.focus();
  }, [said, failure, assertive]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') nameField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    submitted();
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      {said !== null && <InlineAlert tone="danger">{said}</InlineAlert>}
      {said === null && endReason && <InlineAlert>{t(`login.${endReason}`)}</InlineAlert>}
      <TextField
        label={t('login.name')}
        name="username"
        autoComplete="username"
        inputMode="email"
        size="touch"
        value={name}
        onChange={nameTyped}
        ref={nameField}
        {...(problems.name && { errorMessage: t(problems.name) })}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        size="touch"
        value={password}
        onChange={passwordTyped}
        ref={passwordField}
        end={
          <IconButton
            icon={isShown ? EyeOff : Eye}
            size="compact"
            label={isShown ? t('login.hidePassword') : t('login.showPassword')}
            onPress={() => setShown(!isShown)}
          />
        }
        {...(problems.password && { errorMessage: t(problems.password) })}
      />
      <div className={action}>
        <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending} pendingLabel={t('login.pending')}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  );
}
