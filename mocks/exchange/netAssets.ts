import { add, negate, type Decimal } from '@/contract/decimal';
import { owed } from '@/contract/margin';
import { tradeMode } from '@/contract/swap';
import type { EngineContext } from './context';
import type { Positions } from './contracts/positions';

interface Books {
  readonly db: EngineContext['db'];
  readonly ledger: EngineContext['ledger'];
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
