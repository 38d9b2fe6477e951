import {
  depositState,
  internalNetwork,
  withdrawalFailureReason,
  withdrawalState,
  type Deposit,
  type FundsRecord,
  type Withdrawal,
  type WithdrawalState,
} from '@/contract/capital';
import { withdrawalStates } from '@/features/cancel-withdrawal';
import type { TextKey, Translate } from '@/shared/i18n';
import type { RecordStep } from '@/widgets/record-page';

/** Progress of a deposit: detected, confirmed, credited. A deposit from another user is credited at once. */
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

/** Progress of a withdrawal: past steps and, while it is pending, those to come. */
export function withdrawalSteps(withdrawal: Withdrawal): readonly RecordStep[] {
  const { steps, network, reason } = withdrawal;
  const isPending = isInProgress(withdrawal);
  const pastSteps = steps.map(({ state, time }, index): RecordStep => {
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
  if (!isPending || network === internalNetwork) return pastSteps;
  const last = steps.at(-1)?.state ?? withdrawalState.review;
  const upcomingStates = stateOrder.slice(stateOrder.indexOf(last) + 1);
  return [
    ...pastSteps,
    ...upcomingStates.map((state): RecordStep => ({ id: `${state}`, title: withdrawalStates[state].label, state: 'upcoming' })),
  ];
}

/** Progress of a reward, which is listed only once paid. */
export const rewardSteps = ({ createdTime }: FundsRecord): readonly RecordStep[] => [
  { id: 'paid', title: 'financial.paid', state: 'done', at: createdTime },
];

/** Whether a withdrawal is not yet final. */
export const isInProgress = ({ state }: Withdrawal): boolean => state < withdrawalState.done;

/** The translated reason for a failed withdrawal; unknown reasons are shown as sent by the exchange; null if there is none. */
export const reasonOf = ({ reason }: Withdrawal, t: Translate): string | null => {
  const key = reasons.get(reason);
  return key ? t(key) : reason || null;
};

/** States of a successful withdrawal in order. */
const stateOrder: readonly WithdrawalState[] = [
  withdrawalState.review,
  withdrawalState.processing,
  withdrawalState.onChain,
  withdrawalState.done,
];

const reasons: ReadonlyMap<string, TextKey<'financial'>> = new Map([
  [withdrawalFailureReason.rejected, 'financial.reasonRejected'],
  [withdrawalFailureReason.failed, 'financial.reasonFailed'],
]);

const belowMinimum = (t: Translate): string => t('financial.belowMinimumHint');
