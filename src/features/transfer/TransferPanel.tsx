import { useGate } from '@/shared/lib/gate';
import { PanelGate } from './gates';
import type { TransferPreset } from './dialogModel';
import { TransferResultDialogs } from './TransferResultDialogs';
import { TransferForm } from './TransferForm';

export interface TransferPanelProps {
  /** Initial values of the form; other ones reset it. */
  readonly preset: TransferPreset;
}

/** Transfers money between the user's own accounts, as part of a page. */
export function TransferPanel({ preset }: TransferPanelProps) {
  useGate(PanelGate, preset);
  return (
    <>
      <TransferForm isPage />
      <TransferResultDialogs />
    </>
  );
}
