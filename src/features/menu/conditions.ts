import { rebateStatus, type WebConfig } from '@/contract/config';
import { parseAddress, type Condition } from '@/shared/routing';
import type { Locale } from '@locales/registry';

/** Determines which conditional menu items are shown. */
export interface MenuContext {
  readonly locale: Locale;
  readonly isLoggedIn: boolean;
  /** Null while loading. */
  readonly config: Pick<WebConfig, 'kolIncentive' | 'rebateStatus'> | null;
  /** The current address, with or without its language segment. */
  readonly address: string;
}

/** The conditions that are met, for the KOL item, the cashback item, and real or mock trading. Source: specification, Header and mega menu, Phone layout. */
export function conditionsOf({ locale, isLoggedIn, config, address }: MenuContext): readonly Condition[] {
  const isKolOffered = kolLocales.has(locale) && isLoggedIn && config?.kolIncentive === true;
  const isRebateOffered = config !== null && visibleRebateStatuses.has(config.rebateStatus);
  return [
    isMockTrading(address) ? 'mockTrading' : 'realTrading',
    ...(isKolOffered ? (['kolIncentive'] as const) : []),
    ...(isRebateOffered ? (['rebate'] as const) : []),
  ];
}

/** Whether an address is the mock trade page. */
export const isMockTrading = (address: string): boolean => parseAddress(address).path.startsWith('/contract/mock/');

const kolLocales: ReadonlySet<Locale> = new Set(['zh_HK', 'zh_CN']);
const visibleRebateStatuses: ReadonlySet<number> = new Set(Object.values(rebateStatus));
