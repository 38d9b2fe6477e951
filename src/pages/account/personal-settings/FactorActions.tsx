import { useUnit } from 'effector-react';
import { Ellipsis } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Menu } from '@/ui/Menu/Menu';
import { useOverlay } from '@/ui/useOverlay';
import { dialogOpened, type SettingDialog } from './dialog';

export interface FactorAction {
  readonly label: string;
  readonly dialog: SettingDialog;
}

export interface FactorActionsProps {
  /** Name of the factor, used in the accessible labels. */
  readonly name: string;
  readonly actions: readonly FactorAction[];
}

/** Actions of a security factor: the first as a button, the others in a menu. */
export function FactorActions({ name, actions: [first, ...rest] }: FactorActionsProps) {
  const t = useText('security');
  const onOpen = useUnit(dialogOpened);
  const { wasOpened, trigger, overlay } = useOverlay('menu');
  return (
    <Inline gap={2} wrap={false}>
      {first && (
        <Button size="compact" aria-label={t('security.actionOn', { action: first.label, name })} onPress={() => onOpen(first.dialog)}>
          {first.label}
        </Button>
      )}
      {rest.length > 0 && (
        <IconButton {...trigger} size="compact" icon={Ellipsis} label={t('security.actionOn', { action: t('security.more'), name })} />
      )}
      {wasOpened && (
        <Menu
          {...overlay}
          label={t('security.more')}
          groups={[{ id: 'more', entries: rest.map(({ label, dialog }) => ({ id: dialog, label })) }]}
          onAction={(id) => {
            const chosen = rest.find(({ dialog }) => dialog === id);
            if (chosen) onOpen(chosen.dialog);
          }}
        />
      )}
    </Inline>
  );
}
