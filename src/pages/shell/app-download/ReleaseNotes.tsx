import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Timeline } from '@/ui/Timeline/Timeline';
import { releases } from './model';
import { notesHeight, notes as notesStyle } from './page.css';

/** Release notes of the latest versions. */
export function ReleaseNotes() {
  const t = useText('appDownload');
  const format = useFormat();
  return (
    <Panel title={t('appDownload.brandNew')}>
      <div className={notesHeight}>
        <QueryView
          query={releases}
          errorText={t('appDownload.failed')}
          skeleton={<Skeleton shape="row" count={6} label />}
          empty={<EmptyState density="compact" text={t('appDownload.none')} />}
        >
          {(list) => (
            <Timeline
              label={t('appDownload.brandNew')}
              events={list.map(({ version, releasedTime, notes }) => ({
                id: version,
                title: t('appDownload.versionOf', { version }),
                time: { instant: releasedTime, text: format.date(releasedTime) },
                detail: (
                  <ul className={notesStyle}>
                    {notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                ),
              }))}
            />
          )}
        </QueryView>
      </div>
    </Panel>
  );
}
