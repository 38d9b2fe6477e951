import { ArrowLeftRight } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { NavDropdown } from '@/widgets/mega-menu';
import { menus } from './Shell.css';
import { useAccountMenus } from './useAccountMenus';

/** The toolbar menus with a user's accounts and orders. */
export function AccountMenus() {
  const t = useText('shell');
  return (
    <ul className={menus}>
      {useAccountMenus().map(({ id, label, entries, onTransfer }) => (
        <li key={id}>
          <NavDropdown
            id={`account:${id}`}
            label={label}
            entries={entries}
            actions={onTransfer && [{ id: 'transfer', label: t('shell.transfer'), icon: ArrowLeftRight, onPress: onTransfer }]}
            align="end"
          />
        </li>
      ))}
    </ul>
  );
}
