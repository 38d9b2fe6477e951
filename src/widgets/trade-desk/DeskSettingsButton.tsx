import { useUnit } from 'effector-react';
import { Settings2 } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';

export interface DeskSettingsButtonProps {
  /** Whether the panels can be arranged. */
  readonly isArranged: boolean;
}

/** Opens the settings of a trade screen. */
export function DeskSettingsButton({ isArranged }: DeskSettingsButtonProps) {
  const onFailed = useUnit(lazyLoadFailed);
  const t = useText('trade');
  return (
    <LazyOverlay
      presentation="popover"
      label={t('trade.settings')}
      density="compact"
      placement="bottom end"
      load={() => loadSettings(isArranged)}
      onFailed={onFailed}
      renderTrigger={(button) => <IconButton {...button} icon={Settings2} label={t('trade.settings')} size="compact" />}
    />
  );
}

async function loadSettings(isArranged: boolean) {
  const { DeskSettings } = await import('./DeskSettings');
  return () => <DeskSettings isArranged={isArranged} />;
}
