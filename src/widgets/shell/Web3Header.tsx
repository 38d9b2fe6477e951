import { useUnit } from 'effector-react';
import { useMenu, type MenuEntryGroup } from '@/features/menu';
import { ThemeButton } from '@/features/theme-switch';
import { $device } from '@/shared/lib';
import { Header, PreferencesButton } from '@/widgets/header';
import { MegaMenu } from '@/widgets/mega-menu';
import { MenuButton } from './MenuButton';
import { ModeLink } from './ModeLink';
import { loadingSpace } from './Shell.css';
import { useWalletTools } from './useWalletTools';

/** The header of the web3 wallet: its links side by side, or in the side menu on a phone, and the wallet. */
export function Web3Header() {
  const isPhone = useUnit($device) === 'phone';
  const groups = useMenu('web3');
  const tools = useWalletTools();
  return (
    <Header menu={!isPhone && <MegaMenu groups={groups.flatMap(sideBySide)} />}>
      {tools ? <tools.WalletTools /> : <span className={loadingSpace} />}
      {isPhone ? (
        <MenuButton menu="web3" />
      ) : (
        <>
          <ModeLink mode="exchange" />
          <ThemeButton />
          <PreferencesButton />
        </>
      )}
    </Header>
  );
}

const sideBySide = ({ entries }: MenuEntryGroup): MenuEntryGroup[] =>
  entries.map((entry) => ({ id: entry.id, label: entry.label, entries: [entry] }));
