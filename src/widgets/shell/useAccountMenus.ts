import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isMockTrading, useMenu, type MenuEntryGroup } from '@/features/menu';
import { transferOpened } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { menus } from '@/shared/routing';

/** A user's menu, and whether it offers a transfer. */
export interface AccountMenu extends MenuEntryGroup {
  readonly onTransfer?: () => void;
}

/** A user's accounts and orders; empty menus are left out. Mock trading has no transfers. Source: specification, Header toolbar. */
export function useAccountMenus(): readonly AccountMenu[] {
  const open = useUnit(transferOpened);
  const { pathname } = useLocation();
  const t = useText('routes');
  const [assets] = useMenu('assets');
  const orders = useMenu('orders');
  return useMemo(() => {
    const transfer = isMockTrading(pathname) ? {} : { onTransfer: () => open({}) };
    const accounts = { id: 'accounts', label: t(menus.assets.accounts), entries: [], ...assets, ...transfer };
    const isOffered = assets !== undefined || 'onTransfer' in transfer;
    return isOffered ? [accounts, ...orders] : orders;
  }, [open, pathname, t, assets, orders]);
}
