import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isVisitor, $login, $sessionFailure } from '@/entities/session';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { SessionUnavailable } from '@/widgets/session-unavailable';
import { AccountSkeleton } from './AccountSkeleton';
import { account, first, panelRoom } from './first.css';
import { Introduction } from './Introduction';
import { BelowFold, LivePanel, News, Overview, Watchlist } from './parts';
import { Welcome } from './Welcome';

/** Heights in px reserved for the news and the market table, so that content below does not shift. */
const newsRoom = 256;
const tableRoom = 780;

/** Home: introduction for visitors, account for users, live markets for both. Waits for the session, unless there was none last time. */
export function HomePage() {
  const { login, isVisitor, failure } = useUnit({ login: $login, isVisitor: $isVisitor, failure: $sessionFailure });
  return (
    <Page route={routes.home} width="wide" hasHeading={false}>
      <div className={first}>
        {login ? (
          <Welcome name={login.fnickname} />
        ) : isVisitor ? (
          <Introduction />
        ) : failure ? (
          <SessionUnavailable error={failure} />
        ) : (
          <div className={account}>
            <AccountSkeleton />
          </div>
        )}
        <div className={panelRoom}>{login ? <Watchlist /> : <LivePanel />}</div>
      </div>
      <Stack gap={8}>
        <Suspense fallback={<Skeleton shape="block" size={newsRoom} />}>
          <News />
        </Suspense>
        <Suspense fallback={<Skeleton shape="block" size={tableRoom} />}>
          <Overview />
        </Suspense>
        {(login || isVisitor) && (
          <Suspense fallback={null}>
            <BelowFold isVisitor={isVisitor} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}
