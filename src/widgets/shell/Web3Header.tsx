import { useMenu, type MenuEntries } from '@/features/menu';
import { ThemeButton } from '@/features/theme-switch';
import { Header, PreferencesButton } from '@/widgets/header';
import { MegaMenu } from '@/widgets/mega-menu';

/** The header of the web3 wallet, with its few links side by side. */
export function Web3Header() {
  const groups = useMenu('web3');
  return (
    <Header menu={<MegaMenu groups={groups.flatMap(sideBySide)} />}>
      <ThemeButton />
      <PreferencesButton />
    </Header>
  );
}

const sideBySide = ({ entries }: MenuEntries): MenuEntries[] =>
  entries.map((entry) => ({ id: entry.id, label: entry.label, entries: [entry] }));
