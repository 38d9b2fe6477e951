import { useUnit } from 'effector-react';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useText } from '@/shared/i18n';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';

/** Switches for confirming orders before placement and for a sound when they are filled. */
export function OrderPreferences() {
  const { preferences, onChange } = useUnit({ preferences: $tradePreferences, onChange: preferencesChanged });
  const t = useText('trade');
  return (
    <Stack gap={2}>
      <Switch width="full" isSelected={preferences.asksFirst} onChange={(asksFirst) => onChange({ asksFirst })}>
        {t('trade.confirmOrders')}
      </Switch>
      <Switch width="full" isSelected={preferences.hasSounds === true} onChange={(hasSounds) => onChange({ hasSounds })}>
        {t('trade.fillSounds')}
      </Switch>
    </Stack>
  );
}
