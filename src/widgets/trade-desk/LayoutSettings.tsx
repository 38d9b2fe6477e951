import { useUnit } from 'effector-react';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useText } from '@/shared/i18n';
import { deskLayouts } from '@/shared/lib';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';

/** Chooses where the panels of a trade screen stand; the choice is remembered. */
export function LayoutSettings() {
  const { preferences, onChange } = useUnit({ preferences: $tradePreferences, onChange: preferencesChanged });
  const t = useText('trade');
  return (
    <RadioGroup
      label={t('trade.layout')}
      options={deskLayouts.map((id) => ({ id, label: t(`trade.layout_${id}`) }))}
      value={preferences.layout}
      onChange={(id) => {
        const layout = deskLayouts.find((known) => known === id);
        if (layout) onChange({ layout });
      }}
    />
  );
}
