import { ArrowUpRight, Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import { check, description as descriptionStyle, end as endStyle, option, options, section, sectionTitle, texts } from '../options.css';
import { floating } from '../overlay.css';

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
        {groups.map(({ id, title, entries }) => (
          <MenuSection key={id} id={id} aria-label={title ?? label} className={section}>
            {title && <Header className={sectionTitle}>{title}</Header>}
            {entries.map((entry) => (
              <Entry key={entry.id} isChoice={isChoice} {...entry} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  );
}

function Entry({
  id,
  label,
  description,
  icon,
  end,
  href,
  isExternal,
  tone = 'plain',
  isDisabled,
  isChoice,
}: MenuEntry & { isChoice: boolean }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      isDisabled={isDisabled}
      className={option({ tone })}
    >
      {icon && <Icon icon={icon} tone={tone === 'danger' ? 'inherit' : 'soft'} />}
      <span className={texts}>
        {label}
        {description && <span className={descriptionStyle}>{description}</span>}
      </span>
      {end && <span className={endStyle}>{end}</span>}
      {isExternal && <Icon icon={ArrowUpRight} tone="faint" />}
      {isChoice && (
        <span className={check}>
          <Icon icon={Check} />
        </span>
      )}
    </MenuItem>
  );
}
