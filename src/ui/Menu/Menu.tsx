import type { LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { options } from '../options.css';
import { floating } from '../overlay.css';
import { menuGroups } from './menuGroups';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: LucideIcon;
  /** At the end of the item: a badge, a shortcut. */
  end?: ReactNode;
  href?: string;
  /** Opens a new tab. */
  isExternal?: boolean;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
}

export interface MenuGroup {
  id: string;
  title?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps {
  label: string;
  groups: readonly MenuGroup[];
  onAction?: (id: string) => void;
  /** The selected item, if the menu is a choice. */
  selected?: string;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: PopoverProps['placement'];
}

/** A menu of actions, links or a single choice; pair it with `useOverlay('menu')`. */
export function Menu({ label, groups, onAction, selected, placement = 'bottom end', ...overlay }: MenuProps) {
  const isChoice = selected !== undefined;
  return (
    <Popover {...overlay} aria-label={label} placement={placement} offset={8} containerPadding={8} className={floating}>
      <AriaMenu
        aria-label={label}
        className={options}
        onAction={(key) => onAction?.(String(key))}
        onClose={() => overlay.onOpenChange(false)}
        selectionMode={isChoice ? 'single' : 'none'}
        selectedKeys={isChoice ? [selected] : undefined}
        disallowEmptySelection
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, and gives it back
        autoFocus="first"
      >
        {menuGroups(groups, label, isChoice)}
      </AriaMenu>
    </Popover>
  );
}
