import { useUnit } from 'effector-react';
import { Bell } from 'lucide-react';
import { $unread } from '@/entities/messages';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay, type OverlayBodyProps } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { IconButton } from '@/ui/IconButton/IconButton';

const panelWidth = 420;

/** The bell with the number of unread messages; opens the message centre. */
export function MessagesButton() {
  const { unread, device, onFailed } = useUnit({ unread: $unread, device: $device, onFailed: lazyLoadFailed });
  const t = useText('shell');
  return (
    <LazyOverlay
      presentation={device === 'phone' ? 'bottom' : 'popover'}
      label={t('shell.messages')}
      placement="bottom end"
      offset={12}
      width={panelWidth}
      density="none"
      load={loadMessages}
      namespaces={['messages']}
      onFailed={onFailed}
      renderTrigger={(button) => (
        <IconButton
          {...button}
          icon={Bell}
          size={device === 'desktop' ? 'regular' : 'touch'}
          label={unread > 0 ? t('shell.messagesUnread', { count: unread }) : t('shell.messages')}
          count={unread}
        />
      )}
    />
  );
}

async function loadMessages() {
  const { MessagePanel } = await import('@/features/message-centre');
  return function Messages({ close }: OverlayBodyProps) {
    return <MessagePanel onLeave={close} />;
  };
}
