import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { TransferOpening } from './opening';
import { pageLeft, pageShown } from './onPage';
import { TransferResultDialogs } from './TransferResultDialogs';
import { TransferForm } from './TransferForm';

export interface TransferPanelProps {
  /** Initial values of the form; a new object resets it. */
  readonly opening: TransferOpening;
}

/** Transfers money between the user's own accounts, as part of a page. */
export function TransferPanel({ opening }: TransferPanelProps) {
  const { show, leave } = useUnit({ show: pageShown, leave: pageLeft });
  useEffect(() => {
    show(opening);
    return () => leave();
  }, [opening, show, leave]);
  return (
    <>
      <TransferForm />
      <TransferResultDialogs />
    </>
  );
}
