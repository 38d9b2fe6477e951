import { key as keyStyle, shortcut } from './Shortcut.css';

export interface ShortcutProps {
  /** The keys, pressed together or one after another, as printed on the keyboard. */
  keys: readonly string[];
}

/** Shows the keyboard shortcut of a command. */
export function Shortcut({ keys }: ShortcutProps) {
  return (
    <span className={shortcut}>
      {keys.map((key) => (
        <kbd key={key} className={keyStyle}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
