import { useUnit } from 'effector-react';
import { ArrowLeftRight } from 'lucide-react';
import { $isLoggedIn } from '@/entities/session';
import { useMenu } from '@/features/menu';
import { useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { Button } from '@/ui/Button/Button';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Stack } from '@/ui/Stack/Stack';
import { MenuLink } from '@/widgets/mega-menu';
import { LoginLinks } from './LoginLinks';
import { drawerLine, drawerLinks, visitorLinks } from './Shell.css';
import { ModeLink } from './ModeLink';
import { SideMenuLinks } from './SideMenuLinks';
import { SideMenuSettings } from './SideMenuSettings';
import { useAccountMenus } from './useAccountMenus';

/** The header's menus for narrow screens: a user's accounts and orders, the main menu, and the settings. Source: specification, Phone layout. */
export function SideMenu({ close }: OverlayBodyProps) {
  const isLoggedIn = useUnit($isLoggedIn);
  const t = useText('shell');
  const groups = useMenu('mega');
  const single = groups.flatMap(({ id, entries: [first, ...others] }) => (first && others.length === 0 ? [{ id, first }] : []));
  const several = groups.filter(({ entries }) => entries.length > 1);
  return (
    <Stack gap={5}>
      {!isLoggedIn && (
        <div className={visitorLinks}>
          <LoginLinks />
        </div>
      )}
      <nav aria-label={t('shell.mainMenu')}>
        <DisclosureGroup allowsMultipleExpanded>
          {isLoggedIn && <Account onFollow={close} />}
          {several.map(({ id, label, entries }) => (
            <Disclosure key={id} id={id} title={label}>
              <SideMenuLinks entries={entries} onFollow={close} />
            </Disclosure>
          ))}
        </DisclosureGroup>
        <ul className={drawerLinks}>
          {single.map(({ id, first }) => (
            <li key={id} className={drawerLine}>
              <MenuLink entry={first} onFollow={close} />
            </li>
          ))}
          <li className={drawerLine}>
            <ModeLink mode="web3" onFollow={close} />
          </li>
        </ul>
      </nav>
      <SideMenuSettings />
    </Stack>
  );
}

function Account({ onFollow }: { onFollow: () => void }) {
  const t = useText('shell');
  return useAccountMenus().map(({ id, label, entries, onTransfer }) => (
    <Disclosure key={id} id={id} title={label}>
      <SideMenuLinks entries={entries} onFollow={onFollow}>
        {onTransfer && (
          <li className={drawerLine}>
            <Button
              icon={ArrowLeftRight}
              onPress={() => {
                onFollow();
                onTransfer();
              }}
            >
              {t('shell.transfer')}
            </Button>
          </li>
        )}
      </SideMenuLinks>
    </Disclosure>
  ));
}
