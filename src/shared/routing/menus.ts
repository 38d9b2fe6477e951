import type { TextKey } from '@/shared/i18n';

/** The menus, their groups in order and the group titles; the rows of `routes.ts` assign screens to groups. Source: specification, Header and mega menu, Footer, Header toolbar; the screens of each footer column are assumed. */
export const menus = {
  mega: {
    buyCrypto: 'routes.menuBuyCrypto',
    market: 'routes.menuMarket',
    trade: 'routes.menuTrade',
    contract: 'routes.menuContract',
    copyContract: 'routes.menuCopyContract',
    financial: 'routes.menuFinancial',
    more: 'routes.menuMore',
  },
  footer: {
    about: 'routes.footerAbout',
    products: 'routes.footerProducts',
    services: 'routes.footerServices',
    support: 'routes.footerSupport',
    contact: 'routes.footerContact',
  },
  assets: { accounts: 'routes.menuAssets' },
  orders: { records: 'routes.menuOrders' },
  user: { account: 'routes.menuUser' },
  web3: { wallet: 'routes.menuWallet' },
} as const satisfies Record<string, Record<string, TextKey<'routes'>>>;

export type Menu = keyof typeof menus;

/** Condition for showing an item: the config's KOL flag with a Chinese page and a login, a rebate status of 1 or 3, or being in real or mock trading. */
export type Condition = 'kolIncentive' | 'rebate' | 'mockTrading' | 'realTrading';

interface Item {
  /** Position among the items of its group. */
  readonly order: number;
  /** Label; the screen's title by default. */
  readonly labelKey?: TextKey<'routes'>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Other parameter values for which the item also counts as current: it links to one of several instruments on the same screen. */
  readonly covers?: Readonly<Record<string, RegExp>>;
  /** Further paths of the same screen, with parameters named like the item's. */
  readonly alsoAt?: readonly `/${string}`[];
  /** `live` shows only while a room is live. */
  readonly badge?: 'hot' | 'new' | 'live';
  /** `desktop` is any device that is not a phone. */
  readonly hiddenOn?: 'phone' | 'desktop';
  readonly when?: Condition;
  readonly opensNewTab?: boolean;
}

/** The place of a screen in a menu, and how it is shown there. */
export type MenuPlacement = { [M in Menu]: Item & { readonly menu: M; readonly group: keyof (typeof menus)[M] } }[Menu];
