import { useUnit } from 'effector-react';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { AccountPage } from '@/widgets/account-page';
import { History } from './History';
import { LevelForms } from './LevelForms';
import { Levels } from './Levels';
import { isFillable, overview, VerificationGate } from './model';

/** The verification page: all levels with their limits, or the forms of one level. Source: specification, States, KYC summary. */
export function VerificationPage() {
  const t = useText('verification');
  const format = useFormat();
  const { to } = useHrefs();
  const level = useRouteQuery(routes.verification)?.level ?? null;
  const overviewHref = to(routes.verification) ?? '';
  const today = format.date(useUnit($clock).now());
  useGate(VerificationGate, { level, today, overview: overviewHref });
  return (
    <AccountPage
      route={routes.verification}
      intro={t(level === null ? 'verification.intro' : `verification.intro_${level}`)}
      actions={level !== null && <Link href={overviewHref}>{t('verification.allLevels')}</Link>}
    >
      <QueryView
        query={overview}
        keepLatest
        errorText={t('verification.loadFailed')}
        skeleton={<Skeleton shape="block" size={skeletonHeight} label />}
      >
        {(statuses) => {
          const openLevel = statuses.find((status) => status.level === level);
          return openLevel && isFillable(openLevel) ? (
            <LevelForms status={openLevel} />
          ) : (
            <>
              <Levels statuses={statuses} />
              <History />
            </>
          );
        }}
      </QueryView>
    </AccountPage>
  );
}

/** Height in px of the loading skeleton. */
const skeletonHeight = 420;
