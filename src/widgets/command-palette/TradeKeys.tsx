import { useUnit } from 'effector-react';
import { $tradeKeys, TradeCommandsGate, tradeKeysChanged } from '@/entities/shortcuts';
import { useText } from '@/shared/i18n';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';

export interface TradeKeysProps {
  /** The keys already used on every screen. */
  readonly taken: readonly string[];
}

/** Switches the keys of the current trade screen on and off and changes them. */
export function TradeKeys({ taken }: TradeKeysProps) {
  const { screen, keys, onChange } = useUnit({ screen: TradeCommandsGate.state, keys: $tradeKeys, onChange: tradeKeysChanged });
  const t = useText('commands');
  const isTaken = (key: string) => taken.includes(key) || screen.offered.filter((command) => keys[command] === key).length > 1;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Switch width="full" isSelected={keys.areOn} onChange={(areOn) => onChange({ areOn })}>
          {t('commands.tradeKeys')}
        </Switch>
        <Text size="dense" tone="soft">
          {t('commands.tradeKeysHint')}
        </Text>
      </Stack>
      {keys.areOn &&
        screen.offered.map((command) => (
          <TextField
            key={command}
            label={t(`commands.trade_${command}`)}
            size="compact"
            value={keys[command].toUpperCase()}
            onChange={(typed) => onChange({ [command]: keyIn(typed, keys[command]) })}
            errorMessage={keys[command] !== '' && isTaken(keys[command]) ? t('commands.keyTaken') : undefined}
            autoComplete="off"
          />
        ))}
    </Stack>
  );
}

/** The key just typed into a field that already contains the `current` one. */
function keyIn(typed: string, current: string): string {
  const keys = typed.trim().toLowerCase();
  return (keys.length > 1 ? keys.replace(current, '') : keys).slice(0, 1);
}
