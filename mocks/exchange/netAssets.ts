import { add, negate, type Decimal } from '@/contract/decimal';
import { account } from '@/contract/capital';
import { owed } from '@/contract/margin';
import { tradeMode } from '@/contract/swap';
import type { Positions } from './contracts/positions';
import type { MarginContext } from './margin/context';
import { accrued } from './margin/interest';

interface Books {
  readonly db: MarginContext['db'];
  readonly ledger: MarginContext['ledger'];
  readonly now: number;
  readonly positions: Pick<Positions, 'open' | 'views'>;
}

/** An amount of one coin in one account; negative where it is owed. */
export interface NetAsset {
  readonly wallet: number;
  readonly coinId: number;
  readonly amount: Decimal;
}

/** What is somebody's own, by account and coin: what the accounts hold and open positions would yield now, less what is owed on margin. */
export function netAssetsOf({ db, ledger, now, positions }: Books, owner: number): NetAsset[] {
  const held = ledger
    .holdings(owner)
    .map(({ account: { wallet }, coinId, available, frozen }) => ({ wallet, coinId, amount: add(available, frozen) }));
  const debts = db.marginDebts
    .find({ where: { owner } })
    .list.map((debt) => ({ wallet: debt.wallet, coinId: debt.coinId, amount: negate(owed(accrued(debt, now))) }));
  const atStake = new Set(positions.open(owner, tradeMode.real, 'portal').map(({ coinId }) => coinId));
  const yields = [...atStake].map((coinId) => ({
    wallet: account.perpetual,
    coinId,
    amount: positions.views.assets({ owner, coinId }, now).unrealised,
  }));
  return [...held, ...debts, ...yields];
}
