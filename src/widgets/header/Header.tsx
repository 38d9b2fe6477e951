import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { header, middle, tools } from './Header.css';
import { Logo } from './Logo';

export interface HeaderProps {
  /** The main menu. */
  menu?: ReactNode;
  /** The toolbar. */
  children: ReactNode;
}

/** The bar at the top of every page: logo, main menu, toolbar. */
export function Header({ menu, children }: HeaderProps) {
  const t = useText('shell');
  return (
    <header className={header}>
      <Logo />
      <div className={middle}>{menu}</div>
      <div role="group" aria-label={t('shell.toolbar')} className={tools()}>
        {children}
      </div>
    </header>
  );
}
