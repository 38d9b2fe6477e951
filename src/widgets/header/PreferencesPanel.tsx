import type { ReactNode } from 'react';
import { CurrencyList } from '@/features/currency-switch';
import { LanguageList } from '@/features/language-switch';
import { useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { foot, lists, preferences, scroller } from './Header.css';

export interface PreferencesPanelProps {
  /** The display settings. */
  display: ReactNode;
}

/** Languages and currencies side by side, with the display settings below. */
export function PreferencesPanel({ display }: PreferencesPanelProps) {
  const t = useText('shell');
  return (
    <div className={preferences}>
      <div className={lists}>
        <Part title={t('shell.language')}>
          <LanguageList />
        </Part>
        <Part title={t('shell.currency')}>
          <CurrencyList />
        </Part>
      </div>
      <div className={foot}>{display}</div>
    </div>
  );
}

/** Only the languages, for pages without prices. */
export function LanguagePanel() {
  const t = useText('shell');
  return (
    <Part title={t('shell.language')}>
      <LanguageList />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Heading level={2} size="body">
        {title}
      </Heading>
      <div className={scroller}>{children}</div>
    </section>
  );
}
