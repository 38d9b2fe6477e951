import { useMenu } from '@/features/menu';
import { useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { Stack } from '@/ui/Stack/Stack';
import { ModeLink } from './ModeLink';
import { drawerLine } from './Shell.css';
import { SideMenuLinks } from './SideMenuLinks';
import { SideMenuSettings } from './SideMenuSettings';

/** The side menu of the web3 wallet on a phone: its links and the settings. */
export function Web3SideMenu({ close }: OverlayBodyProps) {
  const groups = useMenu('web3');
  const t = useText('shell');
  return (
    <Stack gap={5}>
      <nav aria-label={t('shell.mainMenu')}>
        <SideMenuLinks entries={groups.flatMap(({ entries }) => entries)} onFollow={close}>
          <li className={drawerLine}>
            <ModeLink mode="exchange" onFollow={close} />
          </li>
        </SideMenuLinks>
      </nav>
      <SideMenuSettings />
    </Stack>
  );
}
