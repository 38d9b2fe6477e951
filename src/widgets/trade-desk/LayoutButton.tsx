import { useUnit } from 'effector-react';
import { LayoutPanelLeft } from 'lucide-react';
import { fetchFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';

/** Opens the choice of where the panels of a trade screen stand. */
export function LayoutButton() {
  const onFailed = useUnit(fetchFailed);
  const t = useText('trade');
  return (
    <LazyOverlay
      presentation="popover"
      label={t('trade.layout')}
      density="compact"
      placement="bottom end"
      load={() => import('./LayoutSettings').then(({ LayoutSettings }) => LayoutSettings)}
      onFailed={onFailed}
      renderTrigger={(button) => <IconButton {...button} icon={LayoutPanelLeft} label={t('trade.layout')} size="compact" />}
    />
  );
}
