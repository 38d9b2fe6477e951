import type { Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { routes, type HrefBuilder } from '@/shared/routing';
import type { AmountColumn } from './columns';

/** The link to the records behind an account's amount, of one coin if given; null if they have no screen or are shown on the page itself. */
export function recordsHref(
  amount: AmountColumn | 'owned' | 'value',
  { wallet, coinId = null }: Partial<Pick<Asset, 'coinId'>> & Pick<Asset, 'wallet'>,
  to: HrefBuilder,
): string | null {
  if (amount === 'unrealised') return null;
  if (amount === 'borrowed' || amount === 'interest') {
    const marginMode = wallet === account.isolatedMargin ? 'isolated' : 'cross';
    return to(routes.marginOrders, { query: { marginMode, tab: amount === 'borrowed' ? 'borrows' : 'interests' } });
  }
  if (amount === 'frozen') {
    const openOrders = openOrdersHref(wallet, to);
    if (openOrders !== null) return openOrders;
  }
  const accountFilter = wallet === null ? {} : { account: String(wallet) };
  const coinFilter = coinId === null ? {} : { coinId: String(coinId) };
  return to(routes.financialRecords, { query: { type: 'bills', ...accountFilter, ...coinFilter } });
}

/** The link to an account's open orders, which reserve its balances; null if the account has no order screen. */
function openOrdersHref(wallet: Asset['wallet'], to: HrefBuilder): string | null {
  if (wallet === account.spot) return to(routes.spotOrders);
  if (wallet === account.crossMargin) return to(routes.marginOrders, { query: { marginMode: 'cross' } });
  if (wallet === account.isolatedMargin) return to(routes.marginOrders, { query: { marginMode: 'isolated' } });
  return wallet === account.perpetual ? to(routes.contractOrders) : null;
}
