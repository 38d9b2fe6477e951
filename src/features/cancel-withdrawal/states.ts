import { withdrawalState, type Withdrawal } from '@/contract/capital';
import type { TextKey } from '@/shared/i18n';

interface State {
  readonly label: TextKey<'financial'>;
  readonly tone: 'info' | 'success' | 'danger' | 'neutral';
}

/** The label and tone of each withdrawal state. */
export const withdrawalStates: Readonly<Record<Withdrawal['state'], State>> = {
  [withdrawalState.review]: { label: 'financial.review', tone: 'info' },
  [withdrawalState.processing]: { label: 'financial.processing', tone: 'info' },
  [withdrawalState.onChain]: { label: 'financial.onChain', tone: 'info' },
  [withdrawalState.done]: { label: 'financial.completed', tone: 'success' },
  [withdrawalState.rejected]: { label: 'financial.rejected', tone: 'danger' },
  [withdrawalState.cancelled]: { label: 'financial.cancelled', tone: 'neutral' },
  [withdrawalState.failed]: { label: 'financial.failed', tone: 'danger' },
};
