import type { ReactNode } from 'react';
import type { MenuEntry } from '@/features/menu';
import { MenuLink } from '@/widgets/mega-menu';
import { drawerLine, drawerLinks } from './Shell.css';

export interface SideMenuLinksProps {
  entries: readonly MenuEntry[];
  onFollow: () => void;
  /** Further items at the end of the list. */
  children?: ReactNode;
}

/** The stacked links of a side menu. */
export function SideMenuLinks({ entries, onFollow, children }: SideMenuLinksProps) {
  return (
    <ul className={drawerLinks}>
      {entries.map((entry) => (
        <li key={entry.id} className={drawerLine}>
          <MenuLink entry={entry} onFollow={onFollow} />
        </li>
      ))}
      {children}
    </ul>
  );
}
