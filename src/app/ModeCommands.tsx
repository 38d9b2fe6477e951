import { EyeOff, FlaskConical } from 'lucide-react';
import { useMemo } from 'react';
import { ToolCommandsGate } from '@/entities/key-preferences';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';

export interface ModeCommandsProps {
  readonly onPanel: () => void;
  readonly onBar: () => void;
}

/** Offers the panel, and hiding the mode bar, in the command menu and by keys. Draws nothing. */
export function ModeCommands({ onPanel, onBar }: ModeCommandsProps) {
  const t = useText('commands');
  const commands = useMemo(
    () => [
      { id: 'simulationPanel', label: t('commands.simulationPanel'), icon: FlaskConical, keys: ['W'], run: onPanel },
      { id: 'simulationBar', label: t('commands.simulationBar'), icon: EyeOff, keys: ['Q'], run: onBar },
    ],
    [t, onPanel, onBar],
  );
  useGate(ToolCommandsGate, { commands });
  return null;
}
