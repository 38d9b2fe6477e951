import { useGate } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { routes, useRouteQuery } from '@/shared/routing';
import { LoginForm } from './LoginForm';
import { LoginGate } from './model';

/** The login page; returns to the page the user came from. */
export function LoginPage() {
  const t = useText('login');
  const redirect = useRouteQuery(routes.login)?.redirect ?? '';
  const name = nameIn(useLocation().state);
  useGate(LoginGate, { redirect, name });
  return (
    <Page route={routes.login} width="form" intro={t('login.intro', { host: brand.host })}>
      <LoginForm />
    </Page>
  );
}

/** The login name passed in the history state, or an empty text. */
function nameIn(state: unknown): string {
  const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'loginName') : '';
  return typeof name === 'string' ? name : '';
}
