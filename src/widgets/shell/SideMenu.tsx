import { useUnit } from 'effector-react';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { $isLoggedIn } from '@/entities/session';
import { DownloadButton } from '@/features/download';
import { useMenu, type MenuEntry } from '@/features/menu';
import { ThemeButton } from '@/features/theme-switch';
import { useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { Button } from '@/ui/Button/Button';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Stack } from '@/ui/Stack/Stack';
import { PreferencesButton } from '@/widgets/header';
import { MenuLink } from '@/widgets/mega-menu';
import { LoginLinks } from './LoginLinks';
import { drawerLine, drawerLinks, entrance, setting, settings } from './Shell.css';
import { useAccountMenus } from './useAccountMenus';

/** The header's menus for narrow screens: a user's accounts and orders, the main menu, and the settings. Source: specification, Phone layout. */
export function SideMenu({ close }: OverlayBodyProps) {
  const isLoggedIn = useUnit($isLoggedIn);
  const t = useText('shell');
  const groups = useMenu('mega');
  const single = groups.flatMap(({ id, label, entries: [first, ...others] }) =>
    first && others.length === 0 ? [{ id, label, first }] : [],
  );
  const several = groups.filter(({ entries }) => entries.length > 1);
  return (
    <Stack gap={5}>
      {!isLoggedIn && (
        <div className={entrance}>
          <LoginLinks />
        </div>
      )}
      <nav aria-label={t('shell.mainMenu')}>
        <DisclosureGroup allowsMultipleExpanded>
          {isLoggedIn && <Account onFollow={close} />}
          {several.map(({ id, label, entries }) => (
            <Disclosure key={id} id={id} title={label}>
              <Links entries={entries} onFollow={close} />
            </Disclosure>
          ))}
        </DisclosureGroup>
        <ul className={drawerLinks}>
          {single.map(({ id, label, first }) => (
            <li key={id} className={drawerLine}>
              <MenuLink entry={first} label={label} onFollow={close} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className={settings}>
        <Setting label={t('shell.theme')}>
          <ThemeButton size="touch" />
        </Setting>
        <Setting label={t('shell.languageCurrency')}>
          <PreferencesButton />
        </Setting>
        <Setting label={t('shell.download')}>
          <DownloadButton />
        </Setting>
      </ul>
    </Stack>
  );
}

function Account({ onFollow }: { onFollow: () => void }) {
  const t = useText('shell');
  return useAccountMenus().map(({ id, label, entries, onTransfer }) => (
    <Disclosure key={id} id={id} title={label}>
      <Links entries={entries} onFollow={onFollow}>
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
      </Links>
    </Disclosure>
  ));
}

interface LinksProps {
  entries: readonly MenuEntry[];
  onFollow: () => void;
  children?: ReactNode;
}

function Links({ entries, onFollow, children }: LinksProps) {
  return (
    <ul className={drawerLinks}>
      {entries.map((entry) => (
        <li key={entry.id} className={drawerLine}>
          <MenuLink entry={entry} onFollow={onFollow} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className={setting}>
      {label}
      {children}
    </li>
  );
}
