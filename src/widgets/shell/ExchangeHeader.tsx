import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $session } from '@/entities/session';
import { DownloadButton } from '@/features/download';
import { useMenu } from '@/features/menu';
import { SearchButton } from '@/features/search';
import { ThemeButton } from '@/features/theme-switch';
import { $device } from '@/shared/lib';
import { Header, MessagesButton, PreferencesButton } from '@/widgets/header';
import { MegaMenu } from '@/widgets/mega-menu';
import { UserMenu } from '@/widgets/user-menu';
import { AccountMenus } from './AccountMenus';
import { LoginLinks } from './LoginLinks';
import { MenuButton } from './MenuButton';
import { unknown } from './Shell.css';

/** The exchange's header, for the width at hand and for who is logged in. */
export function ExchangeHeader() {
  const { device, session } = useUnit({ device: $device, session: $session });
  const isLoggedIn = session.login !== null;
  const account =
    session.status === 'unknown' ? <span className={unknown} /> : isLoggedIn ? <UserMenu /> : <LoginLinks isShort={device === 'phone'} />;
  return device === 'desktop' ? (
    <WideHeader isLoggedIn={isLoggedIn} account={account} />
  ) : (
    <NarrowHeader isLoggedIn={isLoggedIn} account={account} />
  );
}

interface PartsProps {
  isLoggedIn: boolean;
  account: ReactNode;
}

function WideHeader({ isLoggedIn, account }: PartsProps) {
  const groups = useMenu('mega');
  return (
    <Header menu={<MegaMenu groups={groups} />}>
      <SearchButton />
      {isLoggedIn && <AccountMenus />}
      {isLoggedIn && <MessagesButton />}
      <DownloadButton />
      <ThemeButton />
      <PreferencesButton />
      {account}
    </Header>
  );
}

function NarrowHeader({ isLoggedIn, account }: PartsProps) {
  return (
    <Header>
      <SearchButton />
      {isLoggedIn && <MessagesButton />}
      {account}
      <MenuButton />
    </Header>
  );
}
