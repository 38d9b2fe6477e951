import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $areShortcutsOn, ToolCommandsGate } from '@/entities/shortcuts';
import { useText } from '@/shared/i18n';
import { focusHeading } from '@/shared/lib/focusHeading';
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette';
import { ShortcutsDialog } from './ShortcutsDialog';
import { listenForKeys, paletteKeys } from './keys';
import { $areShortcutsShown, $isPaletteOpen, $recent, commandSelected, paletteClosed, paletteOpened } from './model';
import { useCommands, type AppCommand } from './useCommands';
import { useScreenCommands } from './useScreenCommands';
import { useTradeCommands } from './useTradeCommands';

/** Listens for command keys and shows the palette and the key list. Mounted once per shell, inside the router. */
export function CommandHost() {
  const { isOpen, areKeysShown, recent, areKeysOn, tools, onOpen, onClose, onStarted } = useUnit({
    isOpen: $isPaletteOpen,
    areKeysShown: $areShortcutsShown,
    recent: $recent,
    areKeysOn: $areShortcutsOn,
    tools: ToolCommandsGate.state,
    onOpen: paletteOpened,
    onClose: paletteClosed,
    onStarted: commandSelected,
  });
  const t = useText('commands');
  const actions = [...useCommands(), ...tools.commands];
  const trading = useTradeCommands();
  const groups = [
    { id: 'actions', title: t('commands.actions'), commands: actions },
    ...(trading.length > 0 ? [{ id: 'trading', title: t('commands.trading'), commands: trading }] : []),
    ...useScreenCommands(),
  ];

  useEffect(() =>
    listenForKeys(document, (key) => {
      if (key === paletteKeys) {
        onOpen();
        return true;
      }
      const command = areKeysOn ? [...actions, ...trading].find(({ keys }) => keys?.[0]?.toLowerCase() === key) : undefined;
      command?.run();
      return command !== undefined;
    }),
  );

  // An overlay opened by shortcut has no button to return the focus to.
  const isAnyOpen = isOpen || areKeysShown;
  useEffect(() => (isAnyOpen ? () => restoreFocus() : undefined), [isAnyOpen]);

  // A command may move the focus, which the palette traps until it is closed.
  const chosen = useRef<AppCommand>(undefined);
  useEffect(() => {
    if (isOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      chosen.current?.run();
      chosen.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return (
    <>
      <CommandPalette
        label={t('commands.title')}
        placeholder={t('commands.placeholder')}
        groups={groups}
        recent={{ title: t('commands.recent'), ids: recent }}
        onCommand={(id) => {
          onStarted(id);
          chosen.current = groups.flatMap(({ commands }) => commands).find((command) => command.id === id);
        }}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? onOpen() : onClose())}
      />
      <ShortcutsDialog commands={actions} />
    </>
  );
}

/** Focuses the heading if nothing has the focus in the two frames after the closing overlay was removed. */
function restoreFocus(): void {
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ removedNodes }) => removedNodes.length === 0)) return;
    observer.disconnect();
    ifUnfocused(() => ifUnfocused(focusHeading));
  });
  observer.observe(document.body, { childList: true });
}

/** Calls `next` in the next frame unless an element has the focus by then, such as in an overlay opened meanwhile, which restores the focus itself. */
function ifUnfocused(next: () => void): void {
  requestAnimationFrame(() => document.activeElement === document.body && next());
}
