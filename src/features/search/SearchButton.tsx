import { useUnit } from 'effector-react';
import { Search } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { trigger } from './SearchButton.css';
import { $isOpen, searchClosed, searchOpened } from './panelModel';

/** Width of the desktop panel in px. Source: specification, Search popover. */
const panelWidth = 388;

/** Opens the search: a popover on desktop, a full-width panel on other devices. */
export function SearchButton() {
  const { isOpen, device, onOpen, onClose, onFailed } = useUnit({
    isOpen: $isOpen,
    device: $device,
    onOpen: searchOpened,
    onClose: searchClosed,
    onFailed: lazyLoadFailed,
  });
  const t = useText('shell');
  const isDesktop = device === 'desktop';
  return (
    <span data-hotkey="/" className={trigger}>
      <LazyOverlay
        presentation={isDesktop ? 'popover' : 'bottom'}
        label={t('common.search')}
        placement="bottom end"
        offset={16}
        width={panelWidth}
        density="none"
        load={() => import('./SearchPanel').then(({ SearchPanel }) => SearchPanel)}
        namespaces={['search']}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? onOpen() : onClose())}
        onFailed={onFailed}
        renderTrigger={(button) =>
          isDesktop ? (
            <Button {...button} size="compact" icon={Search}>
              {t('common.search')}
            </Button>
          ) : (
            <IconButton {...button} icon={Search} size="touch" label={t('common.search')} />
          )
        }
      />
    </span>
  );
}
