import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SecurityGate } from '@/entities/security';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { AccountPage } from '@/widgets/account-page';
import { $dialog, SettingsGate } from './dialog';
import { tabHeight } from './page.css';

const SettingDialogs = lazyNamed(() => import('./SettingDialogs'), 'SettingDialogs');
const tabs = {
  profile: lazyNamed(() => import('./ProfileTab'), 'ProfileTab'),
  security: lazyNamed(() => import('./SecurityTab'), 'SecurityTab'),
  devices: lazyNamed(() => import('./DevicesTab'), 'DevicesTab'),
  logins: lazyNamed(() => import('./LoginsTab'), 'LoginsTab'),
  preferences: lazyNamed(() => import('./PreferencesTab'), 'PreferencesTab'),
  notifications: lazyNamed(() => import('./NotificationsTab'), 'NotificationsTab'),
} as const;
type TabName = keyof typeof tabs;
const names = ['profile', 'security', 'devices', 'logins', 'preferences', 'notifications'] as const satisfies readonly TabName[];

/** Account settings: profile, security, devices and logins, preferences and notifications. */
export function PersonalSettingsPage() {
  const t = useText('settings', 'routes', 'security');
  const [search, setSearch] = useSearchParams();
  useGate(SecurityGate);
  useGate(SettingsGate);
  const dialog = useUnit($dialog);
  const selected = names.find((name) => name === search.get('tab')) ?? names[0];
  const Content = tabs[selected];
  return (
    <AccountPage route={routes.personalSettings}>
      <Tabs
        label={t('routes.personalSettings')}
        tabs={names.map((name) => ({ id: name, label: t(`settings.${name}`) }))}
        selected={selected}
        onSelect={(tab) => setSearch(tab === names[0] ? {} : { tab }, { preventScrollReset: true })}
      >
        {(panel) =>
          panel === selected && (
            <Suspense fallback={<Skeleton shape="block" size={tabHeight} label />}>
              <Content />
            </Suspense>
          )
        }
      </Tabs>
      {dialog !== null && (
        <Suspense fallback={null}>
          <SettingDialogs dialog={dialog} />
        </Suspense>
      )}
    </AccountPage>
  );
}
