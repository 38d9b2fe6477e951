export { MegaMenu, type MegaMenuProps } from './MegaMenu';
export { MenuLink, type MenuLinkProps } from './MenuLink';
export { NavDropdown, type DropdownAction, type NavDropdownProps } from './NavDropdown';
