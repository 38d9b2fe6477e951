import type { Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { routes, type To } from '@/shared/routing';
import type { AmountColumn } from './columns';

/** The records that a figure of an account is made of, those of one coin where it is given; null where they have no screen or the screen shows them itself. */
export function originOf(
  figure: AmountColumn | 'owned',
  { wallet, coinId = null }: Partial<Pick<Asset, 'coinId'>> & Pick<Asset, 'wallet'>,
  to: To,
): string | null {
  if (figure === 'unrealised') return null;
  if (figure === 'borrowed' || figure === 'interest') {
    const marginMode = wallet === account.isolatedMargin ? 'isolated' : 'cross';
    return to(routes.marginOrders, { query: { marginMode, tab: figure === 'borrowed' ? 'borrows' : 'interests' } });
  }
  const ofAccount = wallet === null ? {} : { account: String(wallet) };
  const ofCoin = coinId === null ? {} : { coinId: String(coinId) };
  return to(routes.financialRecords, { query: { type: 'bills', ...ofAccount, ...ofCoin } });
}
