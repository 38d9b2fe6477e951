import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';

export default { title: 'ui/ConfirmDialog' };

const nothing = () => undefined;

export const Question = () => (
  <ConfirmDialog
    title="Continue with the transfer?"
    isOpen
    onCancel={nothing}
    onConfirm={nothing}
    confirmLabel="Transfer 120 USDT"
    cancelLabel="Go back"
  >
    This transfer ends the trading bonus you opened. You keep what it has earned so far.
  </ConfirmDialog>
);

export const Danger = () => (
  <ConfirmDialog
    title="Close your account?"
    tone="danger"
    isOpen
    onCancel={nothing}
    onConfirm={nothing}
    confirmLabel="Close account"
    cancelLabel="Keep it"
  >
    Your records are kept for five years. You cannot log in again.
  </ConfirmDialog>
);

export const OneAnswer = () => (
  <ConfirmDialog title="Transfer is under review" isOpen onCancel={nothing} onConfirm={nothing} confirmLabel="Got it">
    Transfers of this size are reviewed manually. The review takes up to 30 minutes; we notify you when it is done.
  </ConfirmDialog>
);

export const Pending = () => (
  <ConfirmDialog
    title="Continue with the transfer?"
    isOpen
    isPending
    onCancel={nothing}
    onConfirm={nothing}
    confirmLabel="Transfer 120 USDT"
    cancelLabel="Go back"
  >
    This transfer ends the trading bonus you opened.
  </ConfirmDialog>
);
