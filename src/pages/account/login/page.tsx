import { useUnit } from 'effector-react';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { routes, useRouteQuery } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Notice } from '@/ui/Notice/Notice';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import * as model from './model';
import { column, form } from './page.css';

/** Logs somebody in and leads back to where they came from. */
export function LoginPage() {
  const t = useText('login');
  const redirect = useRouteQuery(routes.login)?.redirect ?? '';
  const { opened, closed } = useUnit({ opened: model.opened, closed: model.closed });
  useEffect(() => {
    opened(redirect);
    return () => closed();
  }, [opened, closed, redirect]);
  return (
    <div className={column}>
      <Stack gap={3}>
        <Heading level={1} size="headline">
          {t('login.heading')}
        </Heading>
        <Text as="p" tone="soft">
          {t('login.intro', { host: brand.host })}
        </Text>
      </Stack>
      <LoginForm />
    </div>
  );
}

function LoginForm() {
  const t = useText('login');
  const [isShown, setShown] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { name, password, problems, failure, isPending, nameTyped, passwordTyped, submitted } = useUnit({
    name: model.$name,
    password: model.$password,
    problems: model.$problems,
    failure: model.$failure,
    isPending: model.$isPending,
    nameTyped: model.nameTyped,
    passwordTyped: model.passwordTyped,
    submitted: model.submitted,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') nameField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    submitted();
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      {failure && <Notice tone="danger">{'key' in failure ? t(failure.key) : failure.server}</Notice>}
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
      <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending} pendingLabel={t('login.pending')}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
