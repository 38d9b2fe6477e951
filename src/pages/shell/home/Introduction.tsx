import { Suspense } from 'react';
import { useText } from '@/shared/i18n';
import { lazyPlaced } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Hero } from '@/ui/Hero/Hero';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { formRoom, statsRoom } from './first.css';
import { PlatformStats } from './parts';

const HeroForm = lazyPlaced(() => import('./HeroForm'), 'HeroForm', { placeholder: () => null, namespaces: ['home'] });

/** The hero for visitors: introduction, registration form and platform statistics. */
export function Introduction() {
  const t = useText('home');
  const { to } = useHrefs();
  return (
    <Hero title={t('home.heroTitle')} lead={t('home.heroLead')}>
      <div className={formRoom}>
        <HeroForm />
      </div>
      <Link variant="plain" href={to(routes.market)}>
        <Text tone="soft">{t('home.seeMarkets')}</Text>
      </Link>
      <div className={statsRoom}>
        <Suspense fallback={null}>
          <PlatformStats />
        </Suspense>
      </div>
    </Hero>
  );
}
