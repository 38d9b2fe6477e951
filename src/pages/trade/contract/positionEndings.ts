import { sample } from 'effector';
import { contractName, type PastPosition } from '@/contract/swap';
import { contractPositionEnded } from '@/entities/contract-account';
import { toastRequested } from '@/entities/toasts';

/** The toast for a position that was liquidated or settled; undefined for one closed or merged. */
function toastOf({ end, side, contractCode, closePrice: price }: PastPosition): Parameters<typeof toastRequested>[0] | undefined {
  const contract = contractName(contractCode);
  if (end === 'liquidated') return { tone: 'danger', text: { key: `contract.liquidated_${side}`, values: { contract } } };
  return end === 'settled' ? { tone: 'info', text: { key: `contract.settled_${side}`, values: { contract, price } } } : undefined;
}
sample({ clock: contractPositionEnded.filterMap(toastOf), target: toastRequested });
