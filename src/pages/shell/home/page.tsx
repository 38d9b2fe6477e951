import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { $session } from '@/entities/session';
import { useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Announcements } from './Announcements';
import { Banners } from './Banners';
import { Figures } from './Figures';
import { account, first, page } from './first.css';
import { Hero } from './Hero';
import { LivePanel } from './LivePanel';
import { opened } from './model';

const Account = lazy(() => import('./Account').then((module) => ({ default: module.Account })));
const Overview = lazy(() => import('./Overview').then((module) => ({ default: module.Overview })));
const Below = lazy(() => import('./Below').then((module) => ({ default: module.Below })));

/** Room that the table of the market takes, in px, so that what stands below it does not move. */
const tableRoom = 720;

/** Home: what the exchange is for a visitor, and what they hold for somebody who is logged in; the moving market for both. */
export function HomePage() {
  const { session, onOpen } = useUnit({ session: $session, onOpen: opened });
  const { status, login } = session;
  useEffect(() => void onOpen(), [onOpen]);
  return (
    <Stack width="content">
      <div className={page}>
        <div className={first}>
          {login ? <Welcome name={login.fnickname} /> : <Hero isKnown={status === 'known'} />}
          <LivePanel />
        </div>
        <Stack gap={8}>
          <Stack gap={6}>
            <Announcements />
            <Banners />
          </Stack>
          {!login && <Figures />}
          <Suspense fallback={<Skeleton shape="block" extent={tableRoom} />}>
            <Overview />
          </Suspense>
          <Suspense fallback={null}>
            <Below />
          </Suspense>
        </Stack>
      </div>
    </Stack>
  );
}

function Welcome({ name }: { readonly name: string }) {
  const t = useText('home');
  return (
    <div className={account}>
      <VisuallyHidden>
        <Heading level={1}>{t('home.welcome', { name })}</Heading>
      </VisuallyHidden>
      <Suspense fallback={<Skeleton shape="block" extent={240} label={t('common.loading')} />}>
        <Account />
      </Suspense>
    </div>
  );
}
