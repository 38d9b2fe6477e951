import { useUnit } from 'effector-react';
import { Headset } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { $isLoggedIn } from '@/entities/session';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { floatingButton } from '@/ui/floating.css';
import { IconButton } from '@/ui/IconButton/IconButton';
import { $isDeskOpen, deskClosed } from './deskModel';
import { $unread, pressed, ServiceGate, hovered } from './model';

const panelWidth = 380;

/** The floating button of customer service: shown to users, and to visitors on phones, whom it leads to login. Source: specification, Phone layout, Roles. */
export function ServiceButton() {
  useGate(ServiceGate);
  const { isOpen, unread, device, isUser, onPress, onClose, onHover, onFailed } = useUnit({
    isOpen: $isDeskOpen,
    unread: $unread,
    device: $device,
    isUser: $isLoggedIn,
    onPress: pressed,
    onClose: deskClosed,
    onHover: hovered,
    onFailed: lazyLoadFailed,
  });
  const t = useText('service');
  const { pathname, search } = useLocation();
  if (!isUser && device !== 'phone') return null;
  return (
    <span className={floatingButton}>
      <LazyOverlay
        presentation={device === 'phone' ? 'bottom' : 'popover'}
        label={t('service.title')}
        placement="top end"
        offset={12}
        width={panelWidth}
        density="none"
        load={() => import('./DeskPanel').then(({ DeskPanel }) => DeskPanel)}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? onPress(`${pathname}${search}`) : onClose())}
        onFailed={onFailed}
        renderTrigger={(button) => (
          <IconButton
            {...button}
            onHoverStart={() => onHover()}
            onFocus={() => onHover()}
            icon={Headset}
            tone="neutral"
            size="touch"
            label={unread > 0 ? t('service.titleUnread', { count: unread }) : t('service.title')}
            count={unread}
          />
        )}
      />
    </span>
  );
}
