import { useUnit } from 'effector-react';
import { NetworkField } from '@/features/choose-network';
import { useText } from '@/shared/i18n';
import { $network, $networks } from './model';
import { Step } from './Step';

export interface NetworkStepProps {
  readonly onChoose: (network: string) => void;
}

/** Selects the network of the deposit. */
export function NetworkStep({ onChoose }: NetworkStepProps) {
  const { networks, network } = useUnit({ networks: $networks, network: $network });
  const t = useText('deposit');
  const state = network?.isDepositOpen ? 'done' : 'current';
  return (
    <Step number={2} state={networks.length === 0 ? 'upcoming' : state}>
      <NetworkField
        direction="deposit"
        networks={networks}
        value={network?.network ?? null}
        onChange={onChoose}
        description={t('deposit.networkHint')}
        isDisabled={networks.length === 0}
      />
    </Step>
  );
}
