import { useUnit } from 'effector-react';
import { LayoutPanelLeft } from 'lucide-react';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useText } from '@/shared/i18n';
import { deskLayouts } from '@/shared/lib';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Menu } from '@/ui/Menu/Menu';
import { useOverlay } from '@/ui/useOverlay';

/** Chooses where the panels of a trade screen stand; the choice is remembered. */
export function LayoutMenu() {
  const { preferences, onChange } = useUnit({ preferences: $tradePreferences, onChange: preferencesChanged });
  const t = useText('trade');
  const { trigger, overlay, wasOpened } = useOverlay('menu');
  return (
    <>
      <IconButton {...trigger} icon={LayoutPanelLeft} label={t('trade.layout')} size="compact" />
      {wasOpened && (
        <Menu
          {...overlay}
          label={t('trade.layout')}
          groups={[{ id: 'layouts', entries: deskLayouts.map((id) => ({ id, label: t(`trade.layout_${id}`) })) }]}
          selected={preferences.layout}
          onAction={(id) => {
            const layout = deskLayouts.find((known) => known === id);
            if (layout) onChange({ layout });
          }}
        />
      )}
    </>
  );
}
