import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { tradeMode } from '@/contract/swap';
import { $contractPlans, ContractAccountGate } from '@/entities/contract-account';
import { LiveMarket } from '@/entities/market';
import { contractOrderMoved, EditContractOrderHost, type EditableOrder } from '@/features/edit-contract-order';
import { useGate } from '@/shared/lib/gate';
import { AppStory } from '../support';

export default { title: 'features/EditContractOrderDialog' };

interface OpenedProps {
  readonly matches: (order: EditableOrder) => boolean;
  readonly amount?: string;
}

function Opened({ matches, amount }: OpenedProps) {
  const { plans, onOpen } = useUnit({ plans: $contractPlans, onOpen: contractOrderMoved });
  useGate(ContractAccountGate, { mode: tradeMode.real });
  const first = plans.find(matches);
  useEffect(() => {
    if (first) onOpen({ order: first, change: { ...(amount !== undefined && { amount }) } });
  }, [first, onOpen, amount]);
  return <EditContractOrderHost />;
}

const dialog = (props: OpenedProps) => () => (
  <AppStory as="trader" scenario="contract-plans">
    <LiveMarket side="contract">
      <Opened {...props} />
    </LiveMarket>
  </AppStory>
);

export const OfAPlan = dialog({ matches: ({ kind }) => kind === 'plan' });

export const OfAStopLoss = dialog({ matches: ({ kind }) => kind === 'stopLoss' });

export const OffTheLot = dialog({ matches: ({ kind }) => kind === 'plan', amount: '0.0001' });
