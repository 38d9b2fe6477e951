import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { region } from '@/entities/region';
import { ChallengeDialog } from '@/features/challenge';
import { QueryView } from '@/shared/api/QueryView';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { FormSkeleton } from '@/ui/FormSkeleton/FormSkeleton';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { AuthPage, loginNameFrom } from '@/widgets/auth-page';
import { loadMarketPreview } from '@/widgets/market-list';
import { $isWelcome, challenge, RegisterGate } from './model';
import { RegisterForm } from './RegisterForm';
import { Welcome } from './Welcome';

const MarketPreview = lazyNamed(loadMarketPreview, 'MarketPreview', { after: whenIdle });

/** The registration page, unless the region is restricted; welcomes the user afterwards. */
export function RegisterPage() {
  const t = useText('register');
  const { to } = useHrefs();
  const { redirect = '', inviteCode = '' } = useRouteQuery(routes.register) ?? {};
  const name = loginNameFrom(useLocation().state);
  useGate(RegisterGate, { redirect, name, inviteCode });
  const isWelcome = useUnit($isWelcome);
  return (
    <AuthPage
      route={routes.register}
      intro={t('register.intro', { brand: brand.name })}
      aside={
        <Suspense fallback={<Skeleton shape="row" count={8} />}>
          <MarketPreview />
        </Suspense>
      }
    >
      {isWelcome ? (
        <Welcome />
      ) : (
        <QueryView query={region} skeleton={<FormSkeleton size={formHeight} label />}>
          {({ isRestricted, notice }) =>
            isRestricted ? (
              <InlineAlert tone="warning" title={t('register.restricted')}>
                {notice}
              </InlineAlert>
            ) : (
              <RegisterForm />
            )
          }
        </QueryView>
      )}
      {!isWelcome && (
        <Text as="p" tone="soft">
          {t('register.hasAccount')}{' '}
          <Link href={to(routes.login, redirect === '' ? {} : { query: { redirect } })}>{t('common.logIn')}</Link>
        </Text>
      )}
      <ChallengeDialog challenge={challenge} />
    </AuthPage>
  );
}

/** Height of the form in px, reserved while the region is loading. */
const formHeight = 520;
