import { Instant, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { DataList } from '@/ui/DataList/DataList';
import { RecentRecords } from '@/widgets/recent-records';
import { notices, maxNoticesShown } from './model';

/** The latest messages about the account itself. */
export function Notices() {
  const t = useText('accountOverview');
  const { to } = useHrefs();
  const href = to(routes.inMail);
  return (
    <RecentRecords
      title={t('accountOverview.notices')}
      href={href}
      allLabel={t('accountOverview.allNotices')}
      query={notices}
      count={maxNoticesShown}
      errorText={t('accountOverview.noticesFailed')}
      emptyText={t('accountOverview.noNotices')}
    >
      {({ list }) => (
        <DataList
          label={t('accountOverview.notices')}
          items={list.map(({ id, title, content, createdTime, read }) => ({
            id: String(id),
            title,
            meta: content,
            valueMeta: createdTime === null ? undefined : <Instant at={createdTime} />,
            unread: read ? undefined : t('accountOverview.unread'),
          }))}
        />
      )}
    </RecentRecords>
  );
}
