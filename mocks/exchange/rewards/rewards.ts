import { financialRecord, rewardKind, rewardState, type FundsRecord, type RewardKind } from '@/contract/capital';
import { add, isGreater } from '@/contract/decimal';
import { coinById } from '../markets';
import { entryKind, type EntryKind } from '../posting';
import type { RewardsContext } from './context';
import { createTasks, type Tasks } from './tasks';

/** The filter of a reward list; `startTime` and `endTime` are inclusive. */
interface RewardFilter {
  readonly id?: string | undefined;
  readonly coinId?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** Tasks, gifts and profit shares that users received. */
export interface Rewards {
  readonly tasks: Tasks;
  /** The rewards in a user's ledger entries; payers of a profit share or a gift are excluded. */
  of(owner: number, filter: RewardFilter): FundsRecord[];
}

/** Creates the rewards of a world. */
export const createRewards = (context: RewardsContext): Rewards => ({
  tasks: createTasks(context),
  of: (owner, { id, coinId, startTime = 0, endTime = Infinity }) =>
    context.ledger.history(owner, [...kinds.keys()]).flatMap(({ sequence, at, kind, lines }) => {
      const reward = kinds.get(kind);
      const [first] = lines.filter(({ account: { owner: accountOwner } }) => accountOwner === owner);
      if (
        reward === undefined ||
        !first ||
        (id !== undefined && id !== `reward-${sequence}`) ||
        at < startTime ||
        at > endTime ||
        (coinId !== undefined && first.coinId !== coinId)
      )
        return [];
      const amount = add(...lines.flatMap((line) => (line.account.owner === owner ? [line.amount] : [])));
      if (!isGreater(amount, '0')) return [];
      return [
        {
          id: `reward-${sequence}`,
          type: financialRecord.reward,
          reward,
          coinId: first.coinId,
          coinName: coinById.get(first.coinId)?.shortName ?? '',
          network: '',
          amount,
          fee: '0',
          address: '',
          txHash: '',
          state: rewardState.paid,
          createdTime: at,
        },
      ];
    }),
});

/** The ledger entry kinds that are rewards; each entry has a single coin. */
const kinds: ReadonlyMap<EntryKind, RewardKind> = new Map<EntryKind, RewardKind>([
  [entryKind.bonus, rewardKind.task],
  [entryKind.profitShare, rewardKind.profitShare],
  [entryKind.gift, rewardKind.gift],
]);
