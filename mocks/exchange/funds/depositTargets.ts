import { account, depositAccounts, routeBetween, type AccountType } from '@/contract/capital';
import { invalidField } from '../../businessError';
import { transferableCoins } from '../markets';
import type { FundsContext } from './context';

/** The accounts that users' deposits are credited to, by coin. */
export interface DepositTargets {
  /** The chosen account; the spot account by default. */
  of(owner: number, coinId: number): AccountType;
  /** The accounts that accept the coin. */
  offered(coinId: number): readonly AccountType[];
  /** Throws `BusinessError` if the account does not accept the coin. */
  choose(owner: number, coinId: number, target: AccountType): void;
}

export function createDepositTargets({ db }: Pick<FundsContext, 'db'>): DepositTargets {
  const keyOf = (owner: number, coinId: number) => `${owner}:${coinId}`;
  const offered: DepositTargets['offered'] = (coinId) =>
    depositAccounts.filter((target) => {
      if (target === account.spot) return true;
      const route = routeBetween({ source: account.spot, target });
      return transferableCoins(route, null).some((coin) => coin.coinId === coinId);
    });
  return {
    of: (owner, coinId) => db.depositTargets.get(keyOf(owner, coinId))?.account ?? account.spot,
    offered,
    choose: (owner, coinId, target) => {
      if (!offered(coinId).includes(target)) throw invalidField('body.account', `account ${target} does not take coin ${coinId}`);
      db.depositTargets.upsert({ key: keyOf(owner, coinId), account: target });
    },
  };
}
