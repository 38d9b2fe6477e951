import { useUnit } from 'effector-react';
import { Command, EyeOff, FlaskConical, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { ToolCommandsGate } from '@/entities/shortcuts';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { useGate } from '@/shared/lib/gate';
import { navigated } from '@/shared/routing';
import { onPageRequest } from './pageWindow';
import { $isPaletteOpen, paletteOpened } from './pages/paletteModel';
import { TypedAhead } from './pages/TypedAhead';
import { toolKeys } from './toolKeys';

export interface CommandsProps {
  /** Opens the panel, focuses it if it is open without focus, and closes it otherwise. */
  readonly onPanel: () => void;
  /** Hides or shows the mode bar. */
  readonly onBar: () => void;
}

const OpenPalette = lazyNamed(() => import('./pages/OpenPalette'), 'OpenPalette');
const UndoRequest = lazyNamed(() => import('./UndoRequest'), 'UndoRequest');

/** Adds the panel, its palette, undo and the mode bar toggle to the command menu and as shortcuts; handles the requests of the panel's own window. */
export function Commands({ onPanel, onBar }: CommandsProps) {
  const t = useText('commands');
  const { isPaletteOpen, onPalette, onGo } = useUnit({ isPaletteOpen: $isPaletteOpen, onPalette: paletteOpened, onGo: navigated });
  const [undoCount, setUndoCount] = useState(0);
  const commands = useMemo(
    () => [
      { id: 'simulationPanel', label: t('commands.simulationPanel'), icon: FlaskConical, keys: [toolKeys.panel], run: onPanel },
      { id: 'simulationBar', label: t('commands.simulationBar'), icon: EyeOff, keys: [toolKeys.bar], run: onBar },
      { id: 'simulationFind', label: t('commands.simulationFind'), icon: Command, keys: [toolKeys.palette], run: () => onPalette() },
      {
        id: 'simulationUndo',
        label: t('commands.simulationUndo'),
        icon: Undo2,
        keys: [toolKeys.undo],
        run: () => setUndoCount((count) => count + 1),
      },
    ],
    [t, onPanel, onBar, onPalette],
  );
  useGate(ToolCommandsGate, { commands });
  useEffect(
    () =>
      onPageRequest((request) => {
        if (request.kind === 'go') onGo(request.to);
        else if (request.kind === 'bar') onBar();
        else onPanel();
      }),
    [onGo, onBar, onPanel],
  );
  return (
    <>
      <Suspense fallback={<TypedAhead />}>{isPaletteOpen && <OpenPalette />}</Suspense>
      <Suspense fallback={null}>{undoCount > 0 && <UndoRequest turn={undoCount} />}</Suspense>
    </>
  );
}
