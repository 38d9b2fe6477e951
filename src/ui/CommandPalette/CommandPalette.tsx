import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Menu } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { MenuEntry, MenuGroup } from '../Menu/Menu';
import { menuGroups } from '../Menu/menuGroups';
import { none, options } from '../options.css';
import { modal, scrim } from '../overlay.css';
import { SearchField } from '../SearchField/SearchField';
import { Shortcut } from '../Shortcut/Shortcut';
import { useUiText } from '../texts';
import { content, panel, place, search } from './CommandPalette.css';
import { matchesCommand } from './commands';

export interface Command extends Omit<MenuEntry, 'end'> {
  /** Additional search words. */
  keywords?: string;
  /** The keys that run it from anywhere, as printed on the keyboard. */
  keys?: readonly string[];
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  /** Accessible name of the palette and its search field. */
  label: string;
  placeholder?: string;
  groups: readonly CommandGroup[];
  /** Commands offered before anything is typed, by id, newest first. */
  recent?: { readonly title: string; readonly ids: readonly string[] };
  /** Initial text of the search. */
  defaultTyped?: string;
  /** More commands are being loaded; Enter without a match yet runs the first match once it is there. */
  isLoading?: boolean;
  /** Called with the id of the command, after which the palette closes. */
  onCommand: (id: string) => void;
  /** Shown if no command matches; by default "No results", or "Loading…" while `isLoading`. */
  emptyText?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds a command or a screen by typing, and runs it. */
export function CommandPalette({ isOpen, onOpenChange, ...props }: CommandPaletteProps) {
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={`${scrim} ${place}`}>
      <Modal className={`${modal} ${panel}`}>
        <Dialog aria-label={props.label} className={content}>
          {({ close }) => <Commands {...props} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type CommandsProps = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'> & { close: () => void };

/** Mounted with the dialog, so that it opens with a new search every time. */
function Commands({
  label,
  placeholder,
  groups,
  recent,
  defaultTyped = '',
  isLoading = false,
  onCommand,
  emptyText,
  close,
}: CommandsProps) {
  const text = useUiText();
  const [typed, setTyped] = useState(defaultTyped);
  const [isRunPending, setRunPending] = useState(false);
  const commandsById = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command])));
  const recentCommands = typed ? [] : (recent?.ids ?? []).flatMap((id) => commandsById.get(id) ?? []);
  const shownGroups = [
    ...(recent && recentCommands.length > 0 ? [groupOf('', recent.title, recentCommands, recentPrefix)] : []),
    ...groups.map(({ id, title, commands }) => groupOf(id, title, commands)),
  ];
  const hasRun = useRef(false);
  const run = (key: string) => {
    hasRun.current = true;
    onCommand(key.startsWith(recentPrefix) ? key.slice(recentPrefix.length) : key);
    close();
  };
  const matches = (_: string, words: string, { key }: { key: unknown }) => {
    const command = commandsById.get(String(key));
    return command === undefined || matchesCommand(command, words);
  };
  const first = typed === '' ? undefined : groups.flatMap(({ commands }) => commands).find((command) => matchesCommand(command, typed));
  // Commands that arrived after the typing are not focused yet: if Enter turns out to have run none, run the first match.
  const runFirst = () =>
    queueMicrotask(() => {
      if (hasRun.current) return;
      if (first) run(first.id);
      else setRunPending(isLoading);
    });
  const runAwaited = useEffectEvent(() => first && run(first.id));
  const hasAwaitedMatch = isRunPending && first !== undefined;
  useEffect(() => {
    if (hasAwaitedMatch) runAwaited();
  }, [hasAwaitedMatch]);
  const onTyped = (words: string) => {
    setTyped(words);
    setRunPending(false);
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={onTyped} filter={matches}>
      <div className={search}>
        <SearchField
          label={label}
          placeholder={placeholder}
          size="touch"
          onSubmit={runFirst}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an overlay takes the focus when it opens, and gives it back
          autoFocus
        />
      </div>
      <Menu
        aria-label={label}
        onAction={(key) => run(String(key))}
        className={options}
        renderEmptyState={() => <p className={none}>{emptyText ?? text(isLoading ? 'loading' : 'noResult')}</p>}
      >
        {menuGroups(shownGroups, label)}
      </Menu>
    </Autocomplete>
  );
}

/** Prefixes the ids of recent commands, which are listed twice: menu keys must be unique. */
const recentPrefix = 'recent:';

const groupOf = (id: string, title: string, commands: readonly Command[], prefix = ''): MenuGroup => ({
  id: prefix + id,
  title,
  entries: commands.map(({ keys, ...command }) => ({
    ...command,
    id: prefix + command.id,
    end: keys && <Shortcut keys={keys} />,
  })),
});
