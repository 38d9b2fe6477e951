import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { TransferOpening } from './opening';
import { pageLeft, pageShown } from './onPage';
import { TransferResultDialogs } from './TransferResultDialogs';
import { TransferForm } from './TransferForm';

export interface TransferPanelProps {
  /** What the form starts with; begins anew with another one. */
  readonly opening: TransferOpening;
}

/** Moves money between one's own accounts, as a part of a page. */
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
