import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isVisitor, $login, $sessionFailure } from '@/entities/session';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { SessionUnavailable } from '@/widgets/session-unavailable';
import { AccountSkeleton } from './AccountSkeleton';
import { account, first, panelHeight } from './aboveFold.css';
import { Introduction } from './Introduction';
import { BelowFold, LivePanel, News, Overview, Watchlist } from './lazySections';
import { Welcome } from './Welcome';

/** Heights in px reserved for the news and the market table, so that content below does not shift. */
const newsHeight = 256;
const tableHeight = 780;

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
        <div className={panelHeight}>{login ? <Watchlist /> : <LivePanel />}</div>
      </div>
      <Stack gap={8}>
        <Suspense fallback={<Skeleton shape="block" size={newsHeight} />}>
          <News />
        </Suspense>
        <Suspense fallback={<Skeleton shape="block" size={tableHeight} />}>
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
