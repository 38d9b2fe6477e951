import { useGate } from '@/shared/lib/gate';
import { PanelGate } from './mounting';
import type { TransferOpening } from './opening';
import { TransferResultDialogs } from './TransferResultDialogs';
import { TransferForm } from './TransferForm';

export interface TransferPanelProps {
  /** Initial values of the form; other ones reset it. */
  readonly opening: TransferOpening;
}

/** Transfers money between the user's own accounts, as part of a page. */
export function TransferPanel({ opening }: TransferPanelProps) {
  useGate(PanelGate, opening);
  return (
    <>
      <TransferForm isPage />
      <TransferResultDialogs />
    </>
  );
}
