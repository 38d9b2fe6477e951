import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { $isLoggedIn } from '@/entities/session';
import { useLocale, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { menuGroups, type Menu } from '@/shared/routing';
import { conditionsOf } from './conditions';
import { entriesOf, type MenuEntryGroup } from './entries';
import { $hasLiveRoom } from './liveRooms';
import { $webConfig } from './model';

/** Returns the groups of a menu with their links for the current viewer. */
export function useMenu(menu: Menu): readonly MenuEntryGroup[] {
  const { isLoggedIn, device, config, hasLiveRoom } = useUnit({
    isLoggedIn: $isLoggedIn,
    device: $device,
    config: $webConfig,
    hasLiveRoom: $hasLiveRoom,
  });
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const t = useText('routes');
  return useMemo(() => {
    const address = `${pathname}${search}`;
    const view = { isPhone: device === 'phone', conditions: conditionsOf({ locale, isLoggedIn, config, address }) };
    return entriesOf(menuGroups(menu, view), { locale, isLoggedIn, address, hasLiveRoom, t });
  }, [menu, isLoggedIn, device, config, hasLiveRoom, pathname, search, locale, t]);
}
