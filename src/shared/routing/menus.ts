import type { TextKey } from '@/shared/i18n';

/** The menus, their groups in order and what heads them; which screens stand in a group is said by the rows of `routes.ts`. Source: specification, Header and mega menu, Footer, Header toolbar; which screens stand in a column of the footer is assumed. */
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

/** What must hold for an item to be offered at all: the config's KOL flag with a Chinese page and a login, a rebate status of 1 or 3, or the side of the product one is on. */
export type Condition = 'kolIncentive' | 'rebate' | 'mockTrading' | 'realTrading';

interface Item {
  /** Rank among the items of its group. */
  readonly order: number;
  /** What the item is called, where not by the screen's title. */
  readonly labelKey?: TextKey<'routes'>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** `live` shows only while a live room is on. */
  readonly badge?: 'hot' | 'new' | 'live';
  /** A desktop is whatever is no phone. */
  readonly hiddenOn?: 'phone' | 'desktop';
  readonly when?: Condition;
  readonly opensNewTab?: boolean;
}

/** Where a menu offers a screen, and how. */
export type MenuPlacement = { [M in Menu]: Item & { readonly menu: M; readonly group: keyof (typeof menus)[M] } }[Menu];
