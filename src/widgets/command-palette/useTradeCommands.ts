import { useUnit } from 'effector-react';
import { $tradeKeys, TradeCommandsGate } from '@/entities/shortcuts';
import { useText } from '@/shared/i18n';
import type { AppCommand } from './useCommands';

/** The commands of the current trade screen, with their keys if enabled; empty on other screens. */
export function useTradeCommands(): readonly AppCommand[] {
  const { screen, keys } = useUnit({ screen: TradeCommandsGate.state, keys: $tradeKeys });
  const t = useText('commands');
  return screen.offered.map((command) => ({
    id: `trade ${command}`,
    label: t(`commands.trade_${command}`),
    ...(keys.areOn && keys[command] !== '' && { keys: [keys[command].toUpperCase()] }),
    run: () => screen.run(command),
  }));
}
