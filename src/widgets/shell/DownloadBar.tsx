import { useUnit } from 'effector-react';
import { X } from 'lucide-react';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Link } from '@/ui/Link/Link';
import { screenOnly } from '@/ui/print.css';
import { $isBarDismissed, barDismissed } from './model';
import { bar, barText } from './Shell.css';

/** Promotes the app on phones until dismissed. Source: specification, Phone layout. */
export function DownloadBar() {
  const { device, isDismissed, onDismiss } = useUnit({
    device: $device,
    isDismissed: $isBarDismissed,
    onDismiss: barDismissed,
  });
  const t = useText('shell');
  const { to } = useHrefs();
  if (device !== 'phone' || isDismissed) return null;
  return (
    <aside aria-label={t('shell.download')} className={`${bar} ${screenOnly}`}>
      <IconButton icon={X} size="compact" label={t('shell.barDismiss')} onPress={() => onDismiss()} />
      <span className={barText}>{t('shell.barText', { brand: brand.name })}</span>
      <Link variant="button" size="compact" href={to(routes.appDownload)} isExternal>
        {t('shell.downloadApp')}
      </Link>
    </aside>
  );
}
