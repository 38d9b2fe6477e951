import { add, negate, type Decimal } from '@/contract/decimal';
import { owed } from '@/contract/margin';
import { tradeMode } from '@/contract/swap';
import type { Positions } from './contracts/positions';
import type { MarginContext } from './margin/context';

interface Books {
  readonly db: MarginContext['db'];
  readonly ledger: MarginContext['ledger'];
  readonly now: number;
  readonly positions: Pick<Positions, 'open' | 'views'>;
}

/** What is somebody's own, by coin: what all accounts hold and open positions would yield now, less what is owed on margin. */
export function netAssetsOf({ db, ledger, now, positions }: Books, owner: number): { coinId: number; amount: Decimal }[] {
  const held = ledger.holdings(owner).map(({ coinId, available, frozen }) => ({ coinId, amount: add(available, frozen) }));
  const debts = db.marginDebts.find({ where: { owner } }).list.map((debt) => ({ coinId: debt.coinId, amount: negate(owed(debt)) }));
  const atStake = new Set(positions.open(owner, tradeMode.real, 'portal').map(({ coinId }) => coinId));
  const yields = [...atStake].map((coinId) => ({ coinId, amount: positions.views.assets({ owner, coinId }, now).unrealised }));
  return [...held, ...debts, ...yields];
}
