import type { ReactNode } from 'react';
import { DownloadButton } from '@/features/download';
import { ThemeButton } from '@/features/theme-switch';
import { useText } from '@/shared/i18n';
import { PreferencesButton } from '@/widgets/header';
import { setting, settings } from './Shell.css';

/** The settings at the end of a side menu: theme, language and currency, download. */
export function SideMenuSettings() {
  const t = useText('shell');
  return (
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
