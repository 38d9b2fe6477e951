import { BadgeCheck, Bell, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import { Badge } from '@/ui/Badge/Badge';
import { Grid } from '@/ui/Grid/Grid';
import { SideNav, sideNavPresentations, type SideNavGroup } from '@/ui/SideNav/SideNav';
import { choice, playground } from '../playground';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/SideNav' };

const groups: readonly SideNavGroup[] = [
  { id: 'top', entries: [{ id: 'overview', label: 'Overview', href: '#overview', icon: UserRound }] },
  {
    id: 'account',
    title: 'Account',
    entries: [
      { id: 'security', label: 'Security', href: '#security', icon: ShieldCheck },
      { id: 'verification', label: 'Verification', href: '#verification', icon: BadgeCheck, end: <Badge tone="warning">Next step</Badge> },
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    entries: [
      { id: 'notifications', label: 'Notifications', href: '#notifications', icon: Bell },
      { id: 'api', label: 'API keys', href: '#api', icon: KeyRound },
    ],
  },
];

const long: readonly SideNavGroup[] = [
  {
    id: 'long',
    title: 'Hebelhandelsdienstleistungen und Sicherheitseinstellungen',
    entries: [
      { id: 'a', label: 'Auszahlungsadressenverwaltung und Freigabelisten', href: '#a', icon: KeyRound },
      { id: 'b', label: 'Benachrichtigungen', href: '#b', icon: Bell, end: <Badge tone="danger">99+</Badge> },
    ],
  },
];

export const Groups = () => (
  <Grid columns="medium">
    <SideNav label="Account" groups={groups} current="security" />
  </Grid>
);

export const Sheet = () => <SideNav presentation="sheet" label="Account" groups={groups} current="security" />;

export const LongTexts = () => (
  <Grid columns="medium">
    <SideNav label="Konto" groups={long} current="a" />
  </Grid>
);

export const States = () => (
  <StatesSheet variants={sideNavPresentations} states={enabledStates} cellWidth={240}>
    {(presentation, props, state) => (
      <SideNav presentation={presentation} label={`Account, ${presentation}, ${state}`} groups={groups} current="security" {...props} />
    )}
  </StatesSheet>
);

export const Playground = playground(
  SideNav,
  { label: 'Account', groups, current: 'security' },
  { presentation: choice(sideNavPresentations) },
);
