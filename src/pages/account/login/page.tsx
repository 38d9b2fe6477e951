import { useUnit } from 'effector-react';
import { useEffect } from 'react';
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
