import { useUnit } from 'effector-react';
import { $isVisitor } from '@/entities/session';
import { DownloadButton } from '@/features/download';
import { useMenu } from '@/features/menu';
import { SearchButton } from '@/features/search';
import { ThemeButton } from '@/features/theme-switch';
import { $device } from '@/shared/lib';
import { Header, PreferencesButton } from '@/widgets/header';
import { MegaMenu } from '@/widgets/mega-menu';
import { LoginLinks } from './LoginLinks';
import { MenuButton } from './MenuButton';
import { loadingSpace } from './Shell.css';
import { useUserTools } from './useUserTools';

/** The exchange's header, for the current device and session. */
export function ExchangeHeader() {
  const device = useUnit($device);
  return device === 'desktop' ? <WideHeader /> : <NarrowHeader />;
}

function WideHeader() {
  const groups = useMenu('mega');
  const tools = useUserTools();
  return (
    <Header menu={<MegaMenu groups={groups} />}>
      <SearchButton />
      {tools && <tools.AccountMenus />}
      {tools && <tools.MessagesButton />}
      <DownloadButton />
      <ThemeButton />
      <PreferencesButton />
      {tools ? <tools.UserMenu /> : <VisitorLinks />}
    </Header>
  );
}

function NarrowHeader() {
  const tools = useUserTools();
  return (
    <Header>
      <SearchButton />
      {tools && <tools.MessagesButton />}
      {tools ? <tools.UserMenu /> : <VisitorLinks />}
      <MenuButton menu="exchange" />
    </Header>
  );
}

/** Login links for a visitor; a placeholder while the session or the user's menu is loading. */
function VisitorLinks() {
  const { isVisitor, device } = useUnit({ isVisitor: $isVisitor, device: $device });
  if (!isVisitor) return <span className={loadingSpace} />;
  return <LoginLinks isShort={device === 'phone'} />;
}
