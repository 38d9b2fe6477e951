import { Suspense } from 'react';
import { useText } from '@/shared/i18n';
import { lazyWithPlaceholder } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Hero } from '@/ui/Hero/Hero';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { formHeight, statsHeight } from './aboveFold.css';
import { PlatformStats } from './lazySections';

const HeroForm = lazyWithPlaceholder(() => import('./HeroForm'), 'HeroForm', { placeholder: () => null, namespaces: ['home'] });

/** The hero for visitors: introduction, registration form and platform statistics. */
export function Introduction() {
  const t = useText('home');
  const { to } = useHrefs();
  return (
    <Hero title={t('home.heroTitle')} lead={t('home.heroLead')}>
      <div className={formHeight}>
        <HeroForm />
      </div>
      <Link variant="plain" href={to(routes.market)}>
        <Text tone="soft">{t('home.seeMarkets')}</Text>
      </Link>
      <div className={statsHeight}>
        <Suspense fallback={null}>
          <PlatformStats />
        </Suspense>
      </div>
    </Hero>
  );
}
