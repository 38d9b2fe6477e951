import { useUnit } from 'effector-react';
import { X } from 'lucide-react';
import { $offer } from '@/features/download';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Link } from '@/ui/Link/Link';
import { $isBarDismissed, barDismissed } from './model';
import { bar, barText } from './Shell.css';

/** Promotes the app on phones until dismissed. Source: specification, Phone layout. */
export function DownloadBar() {
  const { device, isDismissed, offer, onDismiss } = useUnit({
    device: $device,
    isDismissed: $isBarDismissed,
    offer: $offer,
    onDismiss: barDismissed,
  });
  const t = useText('shell');
  if (device !== 'phone' || isDismissed) return null;
  return (
    <aside aria-label={t('shell.download')} className={bar}>
      <IconButton icon={X} size="compact" label={t('shell.barDismiss')} onPress={() => onDismiss()} />
      <span className={barText}>{t('shell.barText', { brand: brand.name })}</span>
      <Link variant="button" size="compact" href={offer.appUrl} isExternal>
        {t('shell.downloadApp')}
      </Link>
    </aside>
  );
}
