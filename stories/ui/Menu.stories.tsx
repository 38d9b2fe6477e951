import { CircleHelp, Gift, LogOut, Settings, ShieldCheck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Menu } from '@/ui/Menu/Menu';
import type { MenuGroup } from '@/ui/Menu/Menu';
import { useOverlay } from '@/ui/useOverlay';

export default { title: 'ui/Menu' };

const account: readonly MenuGroup[] = [
  {
    id: 'account',
    title: 'Account',
    entries: [
      { id: 'overview', label: 'Asset overview', icon: Wallet, href: '#overview' },
      { id: 'security', label: 'Account security', icon: ShieldCheck, description: 'Two of three checks are on' },
      { id: 'benefits', label: 'Benefits centre', icon: Gift, end: <Badge tone="alert">2</Badge> },
      { id: 'api', label: 'API management', icon: Settings, isDisabled: true },
      { id: 'help', label: 'Help centre', icon: CircleHelp, href: 'https://example.org', isExternal: true },
    ],
  },
  { id: 'session', entries: [{ id: 'logout', label: 'Log out', icon: LogOut, tone: 'danger' }] },
];

const themes: readonly MenuGroup[] = [
  {
    id: 'theme',
    entries: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
      { id: 'system', label: 'System' },
    ],
  },
];

export const Closed = () => {
  const { trigger, overlay } = useOverlay('menu');
  return (
    <>
      <Button {...trigger}>Account</Button>
      <Menu {...overlay} label="Account" groups={account} placement="bottom start" />
    </>
  );
};
Closed.meta = {
  script: [{ press: 'Account' }, { see: 'Account', role: 'menu' }, { keys: 'ArrowDown ArrowDown' }, { see: 'Two of three checks are on' }],
};

export const Open = () => {
  const { trigger, overlay } = useOverlay('menu', true);
  return (
    <>
      <Button {...trigger}>Account</Button>
      <Menu {...overlay} label="Account" groups={account} placement="bottom start" />
    </>
  );
};

export const Choice = () => {
  const { trigger, overlay } = useOverlay('menu', true);
  const [theme, setTheme] = useState('dark');
  return (
    <>
      <Button {...trigger}>Theme</Button>
      <Menu {...overlay} label="Theme" groups={themes} selected={theme} onAction={setTheme} placement="bottom start" />
    </>
  );
};
