import { useUnit } from 'effector-react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { MenuEntry } from '@/features/menu';
import { Icon } from '@/ui/Icon/Icon';
import { stepFocus } from './focus';
import { action as actionStyle, chevron, entry, line, list, panel, entryBox } from './MegaMenu.css';
import { MenuLink } from './MenuLink';
import { $openDropdown, dropdownClosed, dropdownEntered, dropdownLeft } from './model';

/** The maximum number of entries in one column. Source: specification, Business constants, Menu. */
export const maxSingleColumnEntries = 6;

/** A dropdown item that starts an action instead of navigating. */
export interface DropdownAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

export interface NavDropdownProps {
  /** Unique among the header's dropdowns. */
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  actions?: readonly DropdownAction[];
  /** Alignment of the panel with its entry. */
  align?: 'start' | 'end';
}

/** A header entry with a dropdown of screens: opens on hover with a mouse, on press with keyboard and touch. */
export function NavDropdown({ id, label, entries, actions = [], align = 'start' }: NavDropdownProps) {
  const { open, onEnter, onLeave, onClose } = useUnit({
    open: $openDropdown,
    onEnter: dropdownEntered,
    onLeave: dropdownLeft,
    onClose: dropdownClosed,
  });
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('');
  const shouldFocusPanel = useRef(false);
  const isOpen = open === id;
  const isMouse = () => pointer.current === 'mouse';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnButton = event.target === button.current;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) {
      button.current?.focus();
      onClose();
    } else if (step && isOnButton && !isOpen) {
      shouldFocusPanel.current = true;
      onEnter(id);
    } else if (!step || !isOpen || !stepFocus(event.currentTarget, '[data-panel] :is(a, button)', isOnButton && step < 0 ? 0 : step)) {
      return;
    }
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onEnter(id);
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onLeave();

  return (
    <div
      role="presentation"
      className={entryBox}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={entry}
        data-current={entries.some(({ isCurrent }) => isCurrent) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerDown={({ pointerType }) => void (pointer.current = pointerType)}
        // Hovering has already opened it, so a mouse press keeps it open.
        onClick={({ detail }) => (isOpen && !(detail > 0 && isMouse()) ? onClose() : onEnter(id))}
      >
        {label}
        <span className={chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </button>
      {isOpen && (
        <div
          id={panelId}
          data-panel
          className={panel({ align })}
          ref={(element) => {
            if (shouldFocusPanel.current) element?.querySelector<HTMLElement>('a, button')?.focus();
            shouldFocusPanel.current = false;
          }}
        >
          <ul className={list({ columns: entries.length + actions.length > maxSingleColumnEntries ? 'two' : 'one' })}>
            {entries.map((item) => (
              <li key={item.id} className={line}>
                <MenuLink entry={item} onFollow={() => onClose()} />
              </li>
            ))}
            {actions.map(({ id: key, label: text, icon, onPress }) => (
              <li key={key} className={line}>
                <button
                  type="button"
                  className={actionStyle}
                  onClick={() => {
                    onClose();
                    onPress();
                  }}
                >
                  <Icon icon={icon} tone="faint" />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
