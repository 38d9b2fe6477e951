import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { Dialog } from '@/ui/Dialog/Dialog';
import type { DialogProps } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { useOverlay } from '@/ui/useOverlay';

export default { title: 'ui/Dialog' };

function Example({ isOpen = true, width, lines = 0 }: { isOpen?: boolean; width?: DialogProps['width']; lines?: number }) {
  const { trigger, overlay } = useOverlay('dialog', isOpen);
  const close = () => overlay.onOpenChange(false);
  return (
    <>
      <Button {...trigger}>Rename address</Button>
      <Dialog
        isOpen={overlay.isOpen}
        onOpenChange={overlay.onOpenChange}
        title="Rename address"
        isClosable
        width={width}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button tone="accent" onPress={close}>
              Save
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <Text tone="soft">Only you see this name.</Text>
          <TextField label="Name" defaultValue="Cold storage" />
          <AmountField label="Daily limit" value="2" onChange={() => undefined} normalise={(typed) => typed} unit="BTC" />
          {Array.from({ length: lines }, (_, line) => (
            <Text key={line} as="p">
              Withdrawals to this address still require confirmation by e-mail and an authenticator code.
            </Text>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

export const Closed = () => <Example isOpen={false} />;
Closed.meta = { script: [{ press: 'Rename address' }, { type: 'Savings', into: 'Name' }, { see: 'Only you see this name.' }] };

export const Open = () => <Example />;
export const Narrow = () => <Example width="narrow" />;
export const Wide = () => <Example width="wide" />;
export const LongContent = () => <Example lines={24} />;

export const Nested = () => {
  const { trigger, overlay } = useOverlay('dialog', true);
  const inner = useOverlay('dialog');
  const close = () => inner.overlay.onOpenChange(false);
  return (
    <>
      <Button {...trigger}>Edit address</Button>
      <Dialog isOpen={overlay.isOpen} onOpenChange={overlay.onOpenChange} title="Edit address" isClosable>
        <Button tone="danger" {...inner.trigger}>
          Remove address
        </Button>
      </Dialog>
      <ConfirmDialog
        title="Remove this address?"
        tone="danger"
        isOpen={inner.overlay.isOpen}
        onCancel={close}
        onConfirm={close}
        confirmLabel="Remove"
        cancelLabel="Keep"
      >
        Pending withdrawals will still arrive.
      </ConfirmDialog>
    </>
  );
};
Nested.meta = {
  script: [
    { press: 'Remove address' },
    { see: 'Remove this address', role: 'alertdialog' },
    { see: 'Pending withdrawals will still arrive.' },
  ],
};
