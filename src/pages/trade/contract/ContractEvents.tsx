import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { contractName } from '@/contract/swap';
import { DeliveriesWatch, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { $now, CountdownGate } from './model';
import './positionEndings';

export interface ContractEventsProps {
  /** The contract shown. */
  readonly contract: Instrument | null;
}

/** Announces the delivery of the displayed contract and reloads the contract list after deliveries. Renders nothing. */
export function ContractEvents({ contract }: ContractEventsProps) {
  return (
    <>
      <DeliveriesWatch />
      {contract?.expiry && <Delivery key={contract.id} contract={String(contract.id)} expiry={contract.expiry} />}
    </>
  );
}

function Delivery({ contract, expiry }: { readonly contract: string; readonly expiry: number }) {
  useGate(CountdownGate);
  const now = useUnit($now);
  const t = useText('contractMore');
  const { polite } = useAnnouncer();
  const wasAwaited = useRef(false);
  const isAwaited = now > 0 && now < expiry;
  const text = t('contractMore.deliveredNow', { contract: contractName(contract) });
  useEffect(() => {
    if (wasAwaited.current && !isAwaited) polite(text);
    wasAwaited.current = isAwaited;
  }, [isAwaited, text, polite]);
  return null;
}
