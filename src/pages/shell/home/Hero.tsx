import { Suspense } from 'react';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { whenIdle } from '@/shared/lib';
import { formRoom, hero, statsRoom } from './first.css';

const HeroForm = lazyNamed(() => import('./HeroForm'), 'HeroForm');
const PlatformStats = lazyNamed(() => import('./PlatformStats'), 'PlatformStats', { after: whenIdle });

/** The hero for visitors: introduction, login form and what the exchange is, in figures. */
export function Hero() {
  const t = useText('home');
  const { to } = useHrefs();
  return (
    <div className={hero}>
      <Heading level={1} size="display">
        {t('home.heroTitle')}
      </Heading>
      <Text as="p" size="reading" tone="soft">
        {t('home.heroLead')}
      </Text>
      <div className={formRoom}>
        <Suspense fallback={null}>
          <HeroForm />
        </Suspense>
      </div>
      <Link variant="plain" href={to(routes.market)}>
        <Text tone="soft">{t('home.seeMarkets')}</Text>
      </Link>
      <div className={statsRoom}>
        <Suspense fallback={null}>
          <PlatformStats />
        </Suspense>
      </div>
    </div>
  );
}
