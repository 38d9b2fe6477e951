import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ChallengeDialog } from '@/features/challenge';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { AuthPage, loginNameFrom } from '@/widgets/auth-page';
import { loadMarketPreview } from '@/widgets/market-list';
import { LoginForm } from './LoginForm';
import { challenge, LoginGate } from './model';

const MarketPreview = lazyNamed(loadMarketPreview, 'MarketPreview', { after: whenIdle });

/** The login page; redirects to the page the user came from. */
export function LoginPage() {
  const t = useText('login');
  const { to } = useHrefs();
  const redirect = useRouteQuery(routes.login)?.redirect ?? '';
  const name = loginNameFrom(useLocation().state);
  useGate(LoginGate, { redirect, name });
  const register = to(routes.register, redirect === '' ? {} : { query: { redirect } });
  const reset = to(routes.resetPassword);
  return (
    <AuthPage
      route={routes.login}
      intro={t('login.intro', { host: brand.host })}
      aside={
        <Suspense fallback={<Skeleton shape="row" count={8} />}>
          <MarketPreview />
        </Suspense>
      }
    >
      <LoginForm />
      <Inline justify="between" gap={4}>
        {reset && <Link href={reset}>{t('login.forgot')}</Link>}
        {register && <Link href={register}>{t('login.register')}</Link>}
      </Inline>
      <ChallengeDialog challenge={challenge} />
    </AuthPage>
  );
}
