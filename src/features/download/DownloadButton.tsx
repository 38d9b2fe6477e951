import { useUnit } from 'effector-react';
import { Download } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';
import { downloadOpened } from './model';

/** Opens the popover with the app and the backup sites. */
export function DownloadButton() {
  const { onOpen, onFailed, device } = useUnit({ onOpen: downloadOpened, onFailed: lazyLoadFailed, device: $device });
  const t = useText('shell');
  return (
    <LazyOverlay
      presentation="popover"
      label={t('shell.download')}
      placement="bottom end"
      offset={12}
      width={320}
      load={() => import('./DownloadPanel').then(({ DownloadPanel }) => DownloadPanel)}
      onFailed={onFailed}
      onOpened={onOpen}
      renderTrigger={(button) => (
        <IconButton {...button} icon={Download} size={device === 'desktop' ? 'regular' : 'touch'} label={t('shell.download')} />
      )}
    />
  );
}
