import { useMenu } from '@/features/menu';
import { NavDropdown } from '@/widgets/mega-menu';
import { menus } from './Shell.css';

/** A user's accounts and orders, as menus of the toolbar; one that has nothing to offer is left out. */
export function AccountMenus() {
  const assets = useMenu('assets');
  const orders = useMenu('orders');
  return (
    <ul className={menus}>
      {[...assets, ...orders].map(({ id, label, entries }) => (
        <NavDropdown key={id} id={`account:${id}`} label={label} entries={entries} align="end" />
      ))}
    </ul>
  );
}
