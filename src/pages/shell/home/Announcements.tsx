import { useUnit } from 'effector-react';
import { ChevronDown, ChevronUp, Megaphone, Pause, Play } from 'lucide-react';
import type { Banner } from '@/contract/account';
import { Instant, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Icon } from '@/ui/Icon/Icon';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { announcement, announcements as strip, announcementText, controls, hiddenOnPhones } from './blocks.css';
import { $announcements, announcementTicker } from './newsModel';
import { useTicker } from './useTicker';

/** Announcements, shown one at a time. */
export function Announcements() {
  const rows = useUnit($announcements);
  const { index, isAutoAdvancing, isPaused, pauseProps, onPause, onStep } = useTicker(announcementTicker);
  const t = useText('home');
  if (rows?.length === 0) return null;
  const shown = rows?.[index];
  return (
    <section className={strip} aria-label={t('home.announcements')} {...pauseProps}>
      <Icon icon={Megaphone} tone="soft" />
      <div className={announcement}>{shown ? <Line key={shown.id} announcement={shown} /> : <Skeleton length="medium" />}</div>
      {rows && rows.length > 1 && (
        <div className={controls}>
          {isAutoAdvancing && (
            <IconButton
              icon={isPaused ? Play : Pause}
              label={isPaused ? t('home.play') : t('home.pause')}
              size="small"
              onPress={() => onPause()}
            />
          )}
          <span className={hiddenOnPhones}>
            <IconButton icon={ChevronUp} label={t('home.previousAnnouncement')} size="small" onPress={() => onStep(-1)} />
          </span>
          <IconButton icon={ChevronDown} label={t('home.nextAnnouncement')} size="small" onPress={() => onStep(1)} />
        </div>
      )}
    </section>
  );
}

function Line({ announcement: { title, jumpLink, createdTime } }: { readonly announcement: Banner }) {
  const { resolveUrl } = useHrefs();
  const verdict = resolveUrl(jumpLink);
  const href = verdict.kind === 'external' ? verdict.href : verdict.kind === 'internal' ? verdict.to : null;
  return (
    <>
      <span className={announcementText} title={title}>
        {href === null ? (
          title
        ) : (
          <Link variant="plain" href={href} isExternal={verdict.kind === 'external'}>
            {title}
          </Link>
        )}
      </span>
      <span className={hiddenOnPhones}>
        <Text size="small" tone="faint" face="figures" wrap="never">
          {createdTime !== null && <Instant at={createdTime} part="date" />}
        </Text>
      </span>
    </>
  );
}
