import { useUnit } from 'effector-react';
import { $isLoggedIn } from '@/entities/session';
import { DownloadButton } from '@/features/download';
import { useMenu, type MenuEntries } from '@/features/menu';
import { ThemeButton } from '@/features/theme-switch';
import { useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { PreferencesButton } from '@/widgets/header';
import { MenuLink } from '@/widgets/mega-menu';
import { LoginLinks } from './LoginLinks';
import { drawerFoot, drawerLine, drawerLinks } from './Shell.css';

/** All menus of the header for narrow screens: a user's accounts and orders first, then the main menu; groups open one below the other. */
export function SideMenu({ close }: OverlayBodyProps) {
  const isLoggedIn = useUnit($isLoggedIn);
  const t = useText('shell');
  const assets = useMenu('assets');
  const orders = useMenu('orders');
  const mega = useMenu('mega');
  const [own, all] = [isLoggedIn ? [...assets, ...orders] : [], mega];
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <DisclosureGroup allowsMultipleExpanded defaultExpandedKeys={own.map(({ id }) => id)}>
        {[...own, ...all].map((group) => (
          <Group key={group.id} group={group} onFollow={close} />
        ))}
      </DisclosureGroup>
      <div className={drawerFoot}>
        <ThemeButton size="touch" />
        <PreferencesButton />
        <DownloadButton />
        {!isLoggedIn && <LoginLinks />}
      </div>
    </nav>
  );
}

function Group({ group: { id, label, entries }, onFollow }: { group: MenuEntries; onFollow: () => void }) {
  const [first, ...others] = entries;
  if (first && others.length === 0) {
    return (
      <div className={drawerLine}>
        <MenuLink entry={first} label={label} onFollow={onFollow} />
      </div>
    );
  }
  return (
    <Disclosure id={id} title={label}>
      <ul className={drawerLinks}>
        {entries.map((entry) => (
          <li key={entry.id} className={drawerLine}>
            <MenuLink entry={entry} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
