import { ChevronDown, List } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Sheet } from '../Sheet/Sheet';
import { useOverlay } from '../useOverlay';
import {
  content,
  end as endStyle,
  entry as entryStyle,
  folded,
  groups as groupsStyle,
  list,
  sign,
  title as titleStyle,
  words,
} from './SideNav.css';

export const sideNavPresentations = ['list', 'sheet'] as const;

export interface SideNavEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: LucideIcon;
  /** At the end of the entry: a badge. */
  readonly end?: ReactNode;
}

export interface SideNavGroup {
  readonly id: string;
  /** Title that opens and closes the group; without it the group is always open. */
  readonly title?: string;
  readonly entries: readonly SideNavEntry[];
}

export interface SideNavProps {
  /** Accessible name of the navigation: "Account". */
  label: string;
  groups: readonly SideNavGroup[];
  /** Id of the current entry. */
  current?: string;
  /** `list` beside the page; `sheet` on a phone: a button that names the current entry and opens the list. */
  presentation?: (typeof sideNavPresentations)[number];
}

/** Navigates between the pages of one area, in groups. */
export function SideNav({ presentation = 'list', ...props }: SideNavProps) {
  return presentation === 'sheet' ? <Folded {...props} /> : <Groups {...props} />;
}

function Folded({ label, groups, current }: SideNavProps) {
  const { trigger, overlay } = useOverlay();
  const { isOpen, onOpenChange } = overlay;
  const entry = groups.flatMap(({ entries }) => entries).find(({ id }) => id === current);
  return (
    <>
      <div className={folded}>
        <Button {...trigger} icon={entry?.icon ?? List} size="touch" width="full">
          {entry?.label ?? label}
          <Icon icon={ChevronDown} />
        </Button>
      </div>
      <Sheet title={label} isOpen={isOpen} onOpenChange={onOpenChange}>
        <Groups label={label} groups={groups} current={current} onFollow={() => onOpenChange(false)} />
      </Sheet>
    </>
  );
}

function Groups({ label, groups, current, onFollow }: SideNavProps & { onFollow?: () => void }) {
  return (
    <nav aria-label={label} className={groupsStyle}>
      {groups.map(({ id, title, entries }) =>
        title === undefined ? (
          <Entries key={id} entries={entries} current={current} onFollow={onFollow} />
        ) : (
          <Disclosure key={id} defaultExpanded>
            <Heading level={3}>
              <AriaButton slot="trigger" className={titleStyle}>
                {title}
                <span className={sign}>
                  <Icon icon={ChevronDown} />
                </span>
              </AriaButton>
            </Heading>
            <DisclosurePanel>
              <Entries entries={entries} current={current} onFollow={onFollow} />
            </DisclosurePanel>
          </Disclosure>
        ),
      )}
    </nav>
  );
}

interface EntriesProps extends Pick<SideNavGroup, 'entries'> {
  current: string | undefined;
  onFollow: (() => void) | undefined;
}

function Entries({ entries, current, onFollow }: EntriesProps) {
  return (
    <ul className={list}>
      {entries.map(({ id, label, href, icon, end }) => (
        <li key={id} className={entryStyle}>
          <Link variant="nav" href={href} icon={icon} aria-current={id === current ? 'page' : undefined} onPress={onFollow}>
            <span className={content}>
              <span className={words}>{label}</span>
              {end && <span className={endStyle}>{end}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
