import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { routes, useRouteQuery } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { LoginForm } from './LoginForm';
import * as model from './model';
import { column } from './page.css';

/** Logs somebody in and leads back to where they came from. */
export function LoginPage() {
  const t = useText('login');
  const redirect = useRouteQuery(routes.login)?.redirect ?? '';
  const name = nameIn(useLocation().state);
  const { opened, closed } = useUnit({ opened: model.opened, closed: model.closed });
  useEffect(() => {
    opened({ redirect, name });
    return () => closed();
  }, [opened, closed, redirect, name]);
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

/** The login name that the page before handed over; whatever else a history entry holds counts as none. */
function nameIn(state: unknown): string {
  const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'loginName') : '';
  return typeof name === 'string' ? name : '';
}
