import { useUnit } from 'effector-react';
import { Globe } from 'lucide-react';
import { $currencyCode } from '@/entities/currency';
import { lazyLoadFailed } from '@/entities/toasts';
import { loadDisplaySettings } from '@/features/theme-switch';
import { useI18n, useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { IconButton } from '@/ui/IconButton/IconButton';

export interface PreferencesButtonProps {
  /** Whether the page has prices with a selectable currency. */
  hasCurrency?: boolean;
}

const widths = { one: 320, two: 480 };

/** Opens language, currency and display settings; shows the current choice. */
export function PreferencesButton({ hasCurrency = true }: PreferencesButtonProps) {
  const { currency, device, onFailed } = useUnit({ currency: $currencyCode, device: $device, onFailed: lazyLoadFailed });
  const t = useText('shell');
  const { language } = useI18n();
  return (
    <LazyOverlay
      presentation={device === 'phone' ? 'bottom' : 'popover'}
      label={t(hasCurrency ? 'shell.languageCurrency' : 'shell.language')}
      placement="bottom end"
      offset={12}
      width={hasCurrency ? widths.two : widths.one}
      load={hasCurrency ? loadPreferences : loadLanguages}
      onFailed={onFailed}
      renderTrigger={(button) => (
        <IconButton
          {...button}
          icon={Globe}
          size={device === 'desktop' ? 'regular' : 'touch'}
          label={
            hasCurrency
              ? t('shell.languageCurrencyOf', { language: language.endonym, currency })
              : t('shell.languageOf', { language: language.endonym })
          }
        />
      )}
    />
  );
}

const loadLanguages = () => import('./PreferencesPanel').then(({ LanguagePanel }) => LanguagePanel);

async function loadPreferences() {
  const [{ PreferencesPanel }, DisplaySettings] = await Promise.all([import('./PreferencesPanel'), loadDisplaySettings()]);
  return function Preferences() {
    return <PreferencesPanel display={<DisplaySettings />} />;
  };
}
