import { useUnit } from 'effector-react';
import { avatarColour } from '@/entities/session';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { Avatar } from '@/ui/Avatar/Avatar';
import { $user } from './model';
import { dot, trigger } from './UserMenu.css';

const panelWidth = 304;

/** The user's avatar; opens a popover on desktop and a drawer on other devices. Renders nothing for a visitor. */
export function UserMenu() {
  const { user, device, onFailed } = useUnit({ user: $user, device: $device, onFailed: lazyLoadFailed });
  const t = useText('shell', 'routes');
  if (!user) return null;
  const { fnickname: name, photo, hasNewTask } = user;
  return (
    <LazyOverlay
      presentation={device === 'desktop' ? 'popover' : 'end'}
      label={t('routes.menuUser')}
      placement="bottom end"
      offset={14}
      width={panelWidth}
      load={() => import('./UserPanel').then(({ UserPanel }) => UserPanel)}
      onFailed={onFailed}
      renderTrigger={({ onPress, onHoverStart, ...button }) => (
        <button
          {...button}
          type="button"
          className={trigger}
          aria-label={t(hasNewTask ? 'shell.accountNewTask' : 'shell.account', { name })}
          onClick={onPress}
          onPointerEnter={onHoverStart}
        >
          <Avatar name={name} colorId={avatarColour(photo)} />
          {hasNewTask && <span className={dot} />}
        </button>
      )}
    />
  );
}
