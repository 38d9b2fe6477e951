import { account, type AccountType } from '@/contract/capital';
import { netAmountOf } from '@/contract/assets';
import type { Decimal } from '@/contract/decimal';
import { interestDue } from '@/contract/margin';
import { tradeMode } from '@/contract/swap';
import type { Positions } from './contracts/positions';
import type { MarginContext } from './margin/context';
import { withAccruedInterest } from './margin/interest';
import { tradeIdOf } from './posting';

/** The data that a user's assets are read from. */
export interface AssetSources {
  readonly db: MarginContext['db'];
  readonly ledger: MarginContext['ledger'];
  readonly now: number;
  readonly positions: Pick<Positions, 'open' | 'views'>;
}

/** One coin of one account: its balance, margin debt, and the unrealised profit of open positions. */
export interface UserAsset {
  readonly wallet: AccountType;
  readonly tradeId: number | null;
  readonly coinId: number;
  readonly available: Decimal;
  readonly frozen: Decimal;
  readonly borrowed: Decimal;
  readonly interest: Decimal;
  readonly unrealised: Decimal;
}

/** All assets that a user holds, has held or owes, by account and coin in the order of first use; of one account if given. */
export function userAssetsOf({ db, ledger, now, positions }: AssetSources, owner: number, wallet?: AccountType): UserAsset[] {
  const found = new Map<string, UserAsset>();
  const addAmounts = (assetKey: Pick<UserAsset, 'wallet' | 'tradeId' | 'coinId'>, amounts: Partial<UserAsset>) => {
    if (wallet !== undefined && assetKey.wallet !== wallet) return;
    const key = `${assetKey.wallet}/${assetKey.tradeId}/${assetKey.coinId}`;
    const before = found.get(key) ?? { ...assetKey, ...nothing };
    found.set(key, { ...before, ...amounts });
  };
  for (const { account: ledgerAccount, coinId, available, frozen } of ledger.holdings(owner))
    addAmounts({ wallet: walletOf(ledgerAccount.wallet), tradeId: tradeIdOf(ledgerAccount), coinId }, { available, frozen });
  for (const debt of db.marginDebts.find({ where: { owner } }).list) {
    const { principal, interest } = withAccruedInterest(debt, now);
    addAmounts(
      { wallet: walletOf(debt.wallet), tradeId: debt.tradeId, coinId: debt.coinId },
      { borrowed: principal, interest: interestDue(interest) },
    );
  }
  for (const coinId of new Set(positions.open(owner, tradeMode.real, 'portal').map((position) => position.coinId)))
    addAmounts(
      { wallet: account.perpetual, tradeId: null, coinId },
      { unrealised: positions.views.assets({ owner, coinId }, now).unrealised },
    );
  return [...found.values()];
}

/** A user's net assets by account and coin; negative if more is owed than held. */
export const netAssetsOf = (sources: AssetSources, owner: number): { wallet: AccountType; coinId: number; amount: Decimal }[] =>
  userAssetsOf(sources, owner).map((asset) => ({ wallet: asset.wallet, coinId: asset.coinId, amount: netAmountOf(asset) ?? '0' }));

const nothing = { available: '0', frozen: '0', borrowed: '0', interest: '0', unrealised: '0' };

/** Ledger wallets use the account numbers of the contract. */
const walletOf = (wallet: number): AccountType => Object.values(account).find((type) => type === wallet) ?? account.another;
