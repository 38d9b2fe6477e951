import { useUnit } from 'effector-react';
import { $areShortcutsOn, shortcutsSwitched, TradeCommandsGate } from '@/entities/shortcuts';
import { useText } from '@/shared/i18n';
import type { Command } from '@/ui/CommandPalette/CommandPalette';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Shortcut } from '@/ui/Shortcut/Shortcut';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { $areShortcutsShown, shortcutsClosed } from './model';
import { TradeKeys } from './TradeKeys';

export interface ShortcutsDialogProps {
  readonly commands: readonly Command[];
}

/** Lists the keys of the commands available on every screen, switches single keys on and off, and changes those of a trade screen. */
export function ShortcutsDialog({ commands }: ShortcutsDialogProps) {
  const { isOpen, areOn, isTrading, onClose, onSwitch } = useUnit({
    isOpen: $areShortcutsShown,
    areOn: $areShortcutsOn,
    isTrading: TradeCommandsGate.status,
    onClose: shortcutsClosed,
    onSwitch: shortcutsSwitched,
  });
  const t = useText('commands');
  const rows = [{ id: 'palette', label: t('commands.title'), keys: [modifier(), 'K'] }, ...commands];
  return (
    <Dialog title={t('commands.keys')} width="narrow" isClosable isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Stack gap={5}>
        <DescriptionList
          aria-label={t('commands.keys')}
          density="compact"
          items={rows.flatMap(({ id, label, keys }) => (keys ? [{ id, term: label, value: <Shortcut keys={keys} /> }] : []))}
        />
        <Stack gap={2}>
          <Switch width="full" isSelected={areOn} onChange={onSwitch}>
            {t('commands.singleKeys')}
          </Switch>
          <Text size="dense" tone="soft">
            {t('commands.singleKeysHint')}
          </Text>
        </Stack>
        {areOn && isTrading && <TradeKeys taken={commands.flatMap(({ keys = [] }) => keys.map((key) => key.toLowerCase()))} />}
      </Stack>
    </Dialog>
  );
}

/** The modifier key as printed on this device's keyboard. */
const modifier = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');
