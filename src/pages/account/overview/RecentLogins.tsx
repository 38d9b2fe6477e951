import { MonitorSmartphone } from 'lucide-react';
import { languageOf } from '@locales/registry';
import { loginResult } from '@/contract/account';
import { Instant, useLocale, useText } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { DataList } from '@/ui/DataList/DataList';
import { Icon } from '@/ui/Icon/Icon';
import { RecentRecords } from '@/widgets/recent-records';
import { logins, maxLoginsShown } from './model';

/** The latest logins, marking those that failed or came from a new device or location. */
export function RecentLogins() {
  const t = useText('accountOverview', 'security');
  const { to } = useHrefs();
  const { bcp47 } = languageOf(useLocale());
  return (
    <RecentRecords
      title={t('accountOverview.logins')}
      href={to(routes.personalSettings, { query: { tab: 'logins' } })}
      allLabel={t('accountOverview.allLogins')}
      query={logins}
      count={maxLoginsShown}
      errorText={t('accountOverview.loginsFailed')}
      emptyText={t('security.noLogins')}
    >
      {({ list }) => (
        <DataList
          label={t('accountOverview.logins')}
          items={list.map(({ id, device, ip, region = '', createdTime, result, isNewDevice, isNewRegion }) => ({
            id: String(id),
            mark: <Icon icon={MonitorSmartphone} size="regular" tone="soft" />,
            title: device || t('security.unknownDevice'),
            meta: [regionName(region, bcp47), ip].filter(Boolean).join(' · '),
            value:
              result === loginResult.failed ? (
                <Badge tone="danger">{t('security.loginFailed')}</Badge>
              ) : isNewRegion ? (
                <Badge tone="warning">{t('security.newLocation')}</Badge>
              ) : isNewDevice ? (
                <Badge tone="warning">{t('security.newDevice')}</Badge>
              ) : (
                <Badge tone="success">{t('security.loginOk')}</Badge>
              ),
            valueMeta: <Instant at={createdTime} />,
          }))}
        />
      )}
    </RecentRecords>
  );
}
