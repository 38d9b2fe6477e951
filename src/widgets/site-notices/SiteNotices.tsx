import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useText, type TextKey } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Banner } from '@/ui/Banner/Banner';
import { isBuilt, routes } from '@/shared/routing';
import { LiveGate } from './liveModel';
import { $notices, noticeDismissed, NoticesGate } from './model';

/** The site-wide notices above the header: no connection, a restricted region, modules under maintenance. Also tracks for the menus whether a room is live. */
export function SiteNotices() {
  useGate(NoticesGate);
  useGate(LiveGate, { isOffered: isBuilt(routes.live) });
  const t = useText('site');
  const { notices, onDismiss } = useUnit({ notices: $notices, onDismiss: noticeDismissed });
  useConnectionAnnouncements();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t('site.notices')}>
      {notices.map((notice) =>
        notice.id === 'offline' ? (
          <Banner key={notice.id} tone="danger" title={t('site.offline')}>
            {t('site.offlineText')}
          </Banner>
        ) : (
          <Banner key={notice.id} tone="warning" onDismiss={() => onDismiss(notice.id)} dismissLabel={t('site.dismiss')}>
            {'text' in notice ? notice.text : t(maintenanceTexts.get(notice.module) ?? 'site.maintenanceOther')}
          </Banner>
        ),
      )}
    </section>
  );
}

/** The notices for the maintenance of known modules; unknown ones get a generic text. */
const maintenanceTexts: ReadonlyMap<string, TextKey<'site'>> = new Map([
  ['spot', 'site.maintenanceSpot'],
  ['margin', 'site.maintenanceMargin'],
  ['contract', 'site.maintenanceContract'],
  ['copy', 'site.maintenanceCopy'],
  ['c2c', 'site.maintenanceC2c'],
  ['earn', 'site.maintenanceEarn'],
  ['live', 'site.maintenanceLive'],
]);

/** Announces once that the connection is lost and once that it is back. */
function useConnectionAnnouncements(): void {
  const t = useText('site');
  const { polite } = useAnnouncer();
  const isOnline = useUnit($isOnline);
  const wasOnline = useRef(true);
  useEffect(() => {
    if (isOnline === wasOnline.current) return;
    wasOnline.current = isOnline;
    polite(isOnline ? t('site.online') : `${t('site.offline')} ${t('site.offlineText')}`);
  }, [isOnline, polite, t]);
}
