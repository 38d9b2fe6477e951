import { useUnit } from 'effector-react';
import { ArrowLeftRight, Eye, EyeOff, Keyboard, LogIn, LogOut, Moon, Search, Sun } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { $areBalancesHidden, hideBalancesToggled } from '@/entities/assets';
import { $isKnownUser } from '@/entities/session';
import { logoutPressed } from '@/features/logout';
import { isMockTrading } from '@/features/menu';
import { searchOpened } from '@/features/search';
import { $isDark, $isLocked, themeToggled } from '@/features/theme-switch';
import { transferOpened } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { navigated, routeAt, routes, useHrefs } from '@/shared/routing';
import type { Command } from '@/ui/CommandPalette/CommandPalette';
import { shortcutsOpened } from './model';

/** A command with its action. */
export interface AppCommand extends Command {
  readonly run: () => void;
}

/** The commands available on every screen to the current user, without those that have no effect. */
export function useCommands(): readonly AppCommand[] {
  const { isUser, isHidden, isDark, isLocked, ...actions } = useUnit({
    isUser: $isKnownUser,
    isHidden: $areBalancesHidden,
    isDark: $isDark,
    isLocked: $isLocked,
    search: searchOpened,
    transfer: transferOpened,
    hide: hideBalancesToggled,
    theme: themeToggled,
    go: navigated,
    logout: logoutPressed,
    keys: shortcutsOpened,
  });
  const t = useText('commands', 'shell', 'common');
  const { to } = useHrefs();
  const { pathname } = useLocation();
  const login = to(routes.login);
  const commands: readonly (AppCommand | false)[] = [
    routeAt(pathname)?.shell === 'exchange' && {
      id: 'search',
      label: t('commands.search'),
      icon: Search,
      keys: ['/'],
      run: () => {
        // The focus returns to the button when the search is closed.
        document.querySelector<HTMLElement>('[data-hotkey="/"] button')?.focus();
        actions.search();
      },
    },
    isUser === true &&
      !isMockTrading(pathname) && {
        id: 'transfer',
        label: t('commands.transfer'),
        icon: ArrowLeftRight,
        keys: ['T'],
        run: () => actions.transfer({}),
      },
    isUser === true && {
      id: 'hide',
      label: t(isHidden ? 'commands.showBalances' : 'commands.hideBalances'),
      icon: isHidden ? Eye : EyeOff,
      keys: ['H'],
      run: () => actions.hide(),
    },
    !isLocked && {
      id: 'theme',
      label: t(isDark ? 'shell.themeToLight' : 'shell.themeToDark'),
      icon: isDark ? Sun : Moon,
      keys: ['D'],
      run: () => actions.theme(),
    },
    { id: 'keys', label: t('commands.keys'), icon: Keyboard, keys: ['?'], run: () => actions.keys() },
    isUser === true && { id: 'logout', label: t('shell.logOut'), icon: LogOut, tone: 'danger', run: () => actions.logout() },
    isUser === false && login !== null && { id: 'login', label: t('common.logIn'), icon: LogIn, run: () => actions.go(login) },
  ];
  return commands.filter((command) => command !== false);
}
