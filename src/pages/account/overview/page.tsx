import { SecurityGate, security } from '@/entities/security';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { AccountPage } from '@/widgets/account-page';
import { AccountHolds } from '@/widgets/account-security';
import { LimitsPanel } from './LimitsPanel';
import { AccountOverviewGate } from './model';
import { Notices } from './Notices';
import { halves, panelHeight, profileHeight } from './page.css';
import { ProfileCard } from './ProfileCard';
import { RecentLogins } from './RecentLogins';
import { SecurityPanel } from './SecurityPanel';

/** Account overview: profile and verification level, security, limits, recent logins and messages. */
export function AccountOverviewPage() {
  const t = useText('accountOverview');
  useGate(AccountOverviewGate);
  useGate(SecurityGate);
  return (
    <AccountPage route={routes.accountSecurity}>
      <QueryView query={security} errorText={t('accountOverview.failed')} skeleton={<Loading />}>
        {(data) => (
          <>
            <AccountHolds security={data} />
            <ProfileCard security={data} />
            <div className={halves}>
              <SecurityPanel security={data} />
              <LimitsPanel />
            </div>
          </>
        )}
      </QueryView>
      <div className={halves}>
        <RecentLogins />
        <Notices />
      </div>
    </AccountPage>
  );
}

function Loading() {
  return (
    <>
      <Card density="generous">
        <Skeleton shape="block" size={profileHeight} label />
      </Card>
      <div className={halves}>
        <Skeleton shape="block" size={panelHeight} />
        <Skeleton shape="block" size={panelHeight} />
      </div>
    </>
  );
}
