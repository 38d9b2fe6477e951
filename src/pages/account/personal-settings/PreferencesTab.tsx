import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $areShortcutsOn, $tradeKeys, shortcutsSwitched, tradeKeysChanged } from '@/entities/shortcuts';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { CurrencyList } from '@/features/currency-switch';
import { LanguageList } from '@/features/language-switch';
import { loadDisplaySettings } from '@/features/theme-switch';
import { TimeZoneField } from '@/features/time-zone';
import { useText } from '@/shared/i18n';
import { lazyComponent, LoadBoundary } from '@/shared/lazy';
import { Grid } from '@/ui/Grid/Grid';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';

const DisplaySettings = lazyComponent(loadDisplaySettings);

/** Preferences of this device: display, time zone, language, currency, order confirmation and keyboard shortcuts. */
export function PreferencesTab() {
  const t = useText('settings', 'shell');
  const { preferences, areKeysOn, tradeKeys, onPreferences, onKeys, onTradeKeys } = useUnit({
    preferences: $tradePreferences,
    areKeysOn: $areShortcutsOn,
    tradeKeys: $tradeKeys,
    onPreferences: preferencesChanged,
    onKeys: shortcutsSwitched,
    onTradeKeys: tradeKeysChanged,
  });
  return (
    <Stack gap={6}>
      <Panel title={t('settings.display')}>
        <Stack gap={5}>
          <LoadBoundary>
            <Suspense fallback={<Skeleton shape="block" size={56} label />}>
              <DisplaySettings />
            </Suspense>
          </LoadBoundary>
          <Grid columns="halves" gap={4}>
            <TimeZoneField />
          </Grid>
        </Stack>
      </Panel>
      <Grid columns="halves" gap={6}>
        <Panel title={t('shell.language')} inset="none">
          <LanguageList />
        </Panel>
        <Panel title={t('shell.currency')} inset="none">
          <CurrencyList />
        </Panel>
      </Grid>
      <Panel title={t('settings.trading')}>
        <Stack gap={5}>
          <Switch width="full" isSelected={preferences.asksFirst} onChange={(asksFirst) => onPreferences({ asksFirst })}>
            {t('settings.confirmOrders')}
          </Switch>
          <Switch width="full" isSelected={areKeysOn} onChange={onKeys}>
            {t('settings.singleKeys')}
          </Switch>
          <Switch width="full" isSelected={tradeKeys.areOn} onChange={(areOn) => onTradeKeys({ areOn })}>
            {t('settings.tradeKeys')}
          </Switch>
        </Stack>
      </Panel>
    </Stack>
  );
}
