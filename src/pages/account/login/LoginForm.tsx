import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $endReason } from '@/entities/session';
import { AccountNameField } from '@/features/account-form';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { PasswordField } from '@/ui/PasswordField/PasswordField';
import * as model from './model';

/** The login form: field errors are listed above the fields and shown at each, a rejected login is shown above the fields. */
export function LoginForm() {
  const t = useText('login', 'accountForm');
  const { endReason, password, problems, isPending, isBlocked, onPassword, onSubmit } = useUnit({
    endReason: $endReason,
    password: model.$password,
    problems: model.$problems,
    isPending: model.$isPending,
    isBlocked: model.block.$isOn,
    onPassword: model.passwordTyped,
    onSubmit: model.submitted,
  });
  const failure = useFailureText();
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure !== null && passwordField.current?.value === '') passwordField.current.focus();
  }, [failure]);
  const errors = [
    ...(problems.name ? [{ field: 'account', message: t(problems.name) }] : []),
    ...(problems.password ? [{ field: 'password', message: t(problems.password) }] : []),
  ];
  return (
    <Form label={t('login.submit')} errors={errors} onSubmit={() => onSubmit()}>
      {isBlocked ? (
        <Blocked />
      ) : failure === null ? (
        endReason && <InlineAlert>{t(`login.${endReason}`)}</InlineAlert>
      ) : (
        <InlineAlert tone="danger" isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <AccountNameField name={model.accountName} autoComplete="username" error={problems.name && t(problems.name)} />
      <PasswordField
        label={t('login.password')}
        name="password"
        size="touch"
        reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
        value={password}
        onChange={onPassword}
        ref={passwordField}
        {...(problems.password && { errorMessage: t(problems.password) })}
      />
      <Button
        type="submit"
        tone="accent"
        size="touch"
        width="full"
        isDisabled={isBlocked}
        isPending={isPending}
        pendingLabel={t('login.pending')}
      >
        {t('login.submit')}
      </Button>
    </Form>
  );
}

/** Why the login was rejected, with the attempts left if few; null if it was not rejected. */
function useFailureText(): string | null {
  const t = useText('login');
  const { failure, triesLeft } = useUnit({ failure: model.$failure, triesLeft: model.block.$attemptsLeft });
  if (failure === null) return null;
  if ('server' in failure) return failure.server;
  return triesLeft === null || triesLeft > maxAttemptsShown
    ? t(failure.key)
    : `${t(failure.key)} ${t('login.triesLeft', { count: triesLeft })}`;
}

/** The attempts left are shown from this number down. */
const maxAttemptsShown = 3;

/** Login is blocked for a while: shows the remaining time. */
function Blocked() {
  const t = useText('login');
  const { until, now } = useUnit({ until: model.block.$until, now: model.block.$now });
  return (
    <InlineAlert tone="warning" title={t('login.blocked')}>
      {t('login.blockedUntil')} <Countdown to={until ?? now} now={now} largest="minute" />
    </InlineAlert>
  );
}
