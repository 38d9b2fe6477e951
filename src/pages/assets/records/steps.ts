import {
  depositState,
  internalNetwork,
  withdrawalReason,
  withdrawalState,
  type Deposit,
  type FundsRecord,
  type Withdrawal,
  type WithdrawalState,
} from '@/contract/capital';
import { withdrawalStates } from '@/features/cancel-withdrawal';
import type { TextKey, Translate } from '@/shared/i18n';
import type { RecordStep } from '@/widgets/record-page';

/** What happens to a deposit: seen on its network, confirmed, credited. One from another user is credited at once. */
export function depositSteps({
  network,
  state,
  confirmations,
  requiredConfirmations,
  createdTime,
  creditedTime,
}: Deposit): readonly RecordStep[] {
  const isCredited = state === depositState.credited;
  const credited: RecordStep = { id: 'credited', title: 'financial.credited', state: isCredited ? 'done' : 'upcoming', at: creditedTime };
  if (network === internalNetwork) return [credited];
  const isConfirming = state === depositState.confirming;
  return [
    { id: 'detected', title: 'financial.detected', state: 'done', at: createdTime },
    {
      id: 'confirming',
      title: isConfirming ? 'financial.confirming' : 'financial.confirmed',
      state: isConfirming ? 'current' : 'done',
      detail: (t) => t('financial.confirmationsOf', { confirmations, required: requiredConfirmations }),
    },
    ...(state === depositState.belowMinimum
      ? [{ id: 'waiting', title: 'financial.belowMinimum', state: 'current', detail: belowMinimum } as const]
      : []),
    credited,
  ];
}

/** What happens to a withdrawal: what it has come through, and while it is under way what is still to come. */
export function withdrawalSteps(withdrawal: Withdrawal): readonly RecordStep[] {
  const { steps, network, reason } = withdrawal;
  const isPending = isUnderWay(withdrawal);
  const come = steps.map(({ state, time }, index): RecordStep => {
    const isLast = index === steps.length - 1;
    const isFailed = state === withdrawalState.rejected || state === withdrawalState.failed;
    return {
      id: `${state}`,
      title: withdrawalStates[state].label,
      state: isFailed ? 'failed' : isLast && isPending ? 'current' : 'done',
      at: time,
      detail: isFailed && reason !== '' ? (t) => reasonOf(withdrawal, t) ?? '' : undefined,
    };
  });
  if (!isPending || network === internalNetwork) return come;
  const last = steps.at(-1)?.state ?? withdrawalState.review;
  const left = way.slice(way.indexOf(last) + 1);
  return [...come, ...left.map((state): RecordStep => ({ id: `${state}`, title: withdrawalStates[state].label, state: 'upcoming' }))];
}

/** A reward is listed once it is paid. */
export const rewardSteps = ({ createdTime }: FundsRecord): readonly RecordStep[] => [
  { id: 'paid', title: 'financial.paid', state: 'done', at: createdTime },
];

/** Whether a withdrawal has not come to its end. */
export const isUnderWay = ({ state }: Withdrawal): boolean => state < withdrawalState.done;

/** Why a withdrawal did not go through, in words; a reason that we have no words for as the exchange gives it. */
export const reasonOf = ({ reason }: Withdrawal, t: Translate): string | null => {
  const known = reasons.get(reason);
  return known ? t(known) : reason || null;
};

/** The states of a withdrawal that nothing goes wrong with. */
const way: readonly WithdrawalState[] = [withdrawalState.review, withdrawalState.processing, withdrawalState.onChain, withdrawalState.done];

const reasons: ReadonlyMap<string, TextKey<'financial'>> = new Map([
  [withdrawalReason.rejected, 'financial.reasonRejected'],
  [withdrawalReason.failed, 'financial.reasonFailed'],
]);

const belowMinimum = (t: Translate): string => t('financial.belowMinimumHint');
