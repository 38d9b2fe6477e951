import type { KeyboardEvent } from 'react';
import type { MenuEntries } from '@/features/menu';
import { useText } from '@/shared/i18n';
import { stepFocus } from './focus';
import { bar, place } from './MegaMenu.css';
import { MenuLink } from './MenuLink';
import { NavDropdown } from './NavDropdown';

export interface MegaMenuProps {
  groups: readonly MenuEntries[];
}

/** The header's main menu: a dropdown for each group, and for a group of one screen the link itself. */
export function MegaMenu({ groups }: MegaMenuProps) {
  const t = useText('shell');
  return (
    <nav aria-label={t('shell.mainMenu')} className={bar}>
      <ul className={bar} onKeyDown={stepSideways}>
        {groups.map(({ id, label, entries: [first, ...others] }) =>
          first && others.length === 0 ? (
            <li key={id} className={place}>
              <MenuLink entry={first} label={label} />
            </li>
          ) : (
            first && <NavDropdown key={id} id={`mega:${id}`} label={label} entries={[first, ...others]} />
          ),
        )}
      </ul>
    </nav>
  );
}

function stepSideways(event: KeyboardEvent<HTMLElement>): void {
  const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = { ArrowRight: isBackwards ? -1 : 1, ArrowLeft: isBackwards ? 1 : -1 }[event.key];
  if (step && stepFocus(event.currentTarget, ':scope > li > :is(a, button)', step)) event.preventDefault();
}
