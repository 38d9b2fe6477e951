import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $areKeysOn, ToolCommandsGate } from '@/entities/key-preferences';
import { useText } from '@/shared/i18n';
import { focusHeading } from '@/shared/lib/focusHeading';
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette';
import { KeysDialog } from './KeysDialog';
import { followKeys, paletteKeys } from './keys';
import { $areKeysShown, $isPaletteOpen, $recent, commandStarted, paletteClosed, paletteOpened } from './model';
import { useCommands, type AppCommand } from './useCommands';
import { useScreens } from './useScreens';
import { useTradeCommands } from './useTradeCommands';

/** Listens for the keys of commands and shows the palette and the list of keys. Mounted once per shell, inside the router. */
export function CommandHost() {
  const { isOpen, areKeysShown, recent, areKeysOn, tools, onOpen, onClose, onStarted } = useUnit({
    isOpen: $isPaletteOpen,
    areKeysShown: $areKeysShown,
    recent: $recent,
    areKeysOn: $areKeysOn,
    tools: ToolCommandsGate.state,
    onOpen: paletteOpened,
    onClose: paletteClosed,
    onStarted: commandStarted,
  });
  const t = useText('commands');
  const actions = [...useCommands(), ...tools.commands];
  const trading = useTradeCommands();
  const groups = [
    { id: 'actions', title: t('commands.actions'), commands: actions },
    ...(trading.length > 0 ? [{ id: 'trading', title: t('commands.trading'), commands: trading }] : []),
    ...useScreens(),
  ];

  useEffect(() =>
    followKeys(document, (key) => {
      if (key === paletteKeys) {
        onOpen();
        return true;
      }
      const command = areKeysOn ? [...actions, ...trading].find(({ keys }) => keys?.[0]?.toLowerCase() === key) : undefined;
      command?.run();
      return command !== undefined;
    }),
  );

  // What keys have opened closes with its screen, and has no button to give the focus back to.
  const isAnyOpen = isOpen || areKeysShown;
  useEffect(() => (isAnyOpen ? () => keepFocus() : undefined), [isAnyOpen]);

  // A command may move the focus, which the palette holds until it is closed.
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
      <KeysDialog commands={actions} />
    </>
  );
}

/** Gives the focus to the heading where it is nowhere once the overlay that is closing has gone. */
function keepFocus(): void {
  const closing = new MutationObserver(() => {
    closing.disconnect();
    const look = () => document.activeElement === document.body && focusHeading();
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
  closing.observe(document.body, { childList: true });
}
