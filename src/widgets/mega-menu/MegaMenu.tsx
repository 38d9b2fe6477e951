import type { KeyboardEvent } from 'react';
import type { MenuEntryGroup } from '@/features/menu';
import { useText } from '@/shared/i18n';
import { stepFocus } from './focus';
import { bar, entryBox } from './MegaMenu.css';
import { MenuLink } from './MenuLink';
import { NavDropdown } from './NavDropdown';

export interface MegaMenuProps {
  groups: readonly MenuEntryGroup[];
}

/** The header's main menu: a dropdown per group; a group with a single screen is a plain link with that screen's name. */
export function MegaMenu({ groups }: MegaMenuProps) {
  const t = useText('shell');
  return (
    <nav aria-label={t('shell.mainMenu')} className={bar}>
      <div role="presentation" className={bar} onKeyDown={stepSideways}>
        <ul className={bar}>
          {groups.map(({ id, label, entries: [first, ...others] }) =>
            first && others.length === 0 ? (
              <li key={id} className={entryBox}>
                <MenuLink entry={first} />
              </li>
            ) : (
              first && (
                <li key={id} className={entryBox}>
                  <NavDropdown id={`mega:${id}`} label={label} entries={[first, ...others]} />
                </li>
              )
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}

function stepSideways(event: KeyboardEvent<HTMLElement>): void {
  const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = { ArrowRight: isBackwards ? -1 : 1, ArrowLeft: isBackwards ? 1 : -1 }[event.key];
  const isOnEntry = event.target instanceof Element && event.target.matches(entrySelector);
  if (step && isOnEntry && stepFocus(event.currentTarget, entrySelector, step)) event.preventDefault();
}

/** The top-level entries, not the contents of their panels. */
const entrySelector = ':is(li > a, li > div > button):not([data-panel] *)';
