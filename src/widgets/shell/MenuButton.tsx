import { useUnit } from 'effector-react';
import { Menu } from 'lucide-react';
import { fetchFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';

/** Opens the side menu on phones and tablets. */
export function MenuButton() {
  const onFailed = useUnit(fetchFailed);
  const t = useText('shell');
  return (
    <LazyOverlay
      presentation="end"
      label={t('shell.menu')}
      load={() => import('./SideMenu').then(({ SideMenu }) => SideMenu)}
      onFailed={onFailed}
      renderTrigger={(button) => <IconButton {...button} icon={Menu} size="touch" label={t('shell.menu')} />}
    />
  );
}
