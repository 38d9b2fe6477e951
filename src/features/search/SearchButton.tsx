import { useUnit } from 'effector-react';
import { Search } from 'lucide-react';
import { fetchFailed } from '@/entities/notices';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { $isOpen, searchClosed, searchOpened } from './model';

/** Px of the desktop's panel. Source: specification, Search popover. */
const panelWidth = 388;

/** Opens the search: a popover on desktop, a panel over the full width elsewhere. */
export function SearchButton() {
  const { isOpen, device, onOpen, onClose, onFailed } = useUnit({
    isOpen: $isOpen,
    device: $device,
    onOpen: searchOpened,
    onClose: searchClosed,
    onFailed: fetchFailed,
  });
  const t = useText('shell');
  const isDesktop = device === 'desktop';
  return (
    <LazyOverlay
      frame={isDesktop ? 'popover' : 'bottom'}
      label={t('common.search')}
      closeLabel={t('common.close')}
      placement="bottom end"
      width={panelWidth}
      density="none"
      load={() => import('./SearchPanel').then(({ SearchPanel }) => SearchPanel)}
      namespaces={['search']}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? onOpen() : onClose())}
      onFailed={onFailed}
      trigger={(button) =>
        isDesktop ? (
          <Button {...button} size="compact" icon={Search} aria-keyshortcuts="/">
            {t('common.search')}
          </Button>
        ) : (
          <IconButton {...button} icon={Search} label={t('common.search')} />
        )
      }
    />
  );
}
