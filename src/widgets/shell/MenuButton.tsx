import { useUnit } from 'effector-react';
import { Menu } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';

export interface MenuButtonProps {
  /** The side menu of the exchange, or of the web3 wallet. */
  menu: keyof typeof loadMenu;
}

/** Opens the side menu on phones and tablets. */
export function MenuButton({ menu }: MenuButtonProps) {
  const onFailed = useUnit(lazyLoadFailed);
  const t = useText('shell');
  return (
    <LazyOverlay
      presentation="end"
      label={t('shell.menu')}
      load={loadMenu[menu]}
      onFailed={onFailed}
      renderTrigger={(button) => <IconButton {...button} icon={Menu} size="touch" label={t('shell.menu')} />}
    />
  );
}

const loadMenu = {
  exchange: () => import('./SideMenu').then(({ SideMenu }) => SideMenu),
  web3: () => import('./Web3SideMenu').then(({ Web3SideMenu }) => Web3SideMenu),
};
