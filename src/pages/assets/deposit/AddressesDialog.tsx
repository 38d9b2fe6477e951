import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { maxAddresses, maxRemarkLength, type CoinNetwork, type DepositAddress } from '@/contract/capital';
import { failureText } from '@/shared/api';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { $addressError, createAddress, labelAddress, selectAddress } from './model';

export interface AddressesDialogProps {
  readonly network: CoinNetwork;
  readonly list: readonly DepositAddress[];
  readonly onClose: () => void;
}

/** Manages the addresses on a network: selects the one shown, labels it and creates new ones. */
export function AddressesDialog({ network, list, onClose }: AddressesDialogProps) {
  const { error, isCreating, isLabelling, onSelect, onCreate, onLabel } = useUnit({
    error: $addressError,
    isCreating: createAddress.$isPending,
    isLabelling: labelAddress.$isPending,
    onSelect: selectAddress.submitted,
    onCreate: createAddress.submitted,
    onLabel: labelAddress.submitted,
  });
  const t = useText('deposit');
  const chosen = list.find(({ isSelected }) => isSelected) ?? list[0];
  const [typed, setTyped] = useState<{ readonly id: number; readonly remark: string } | null>(null);
  const remark = typed !== null && typed.id === chosen?.id ? typed.remark : (chosen?.remark ?? '');
  const reason = error && failureText(error);
  const isFull = list.length >= maxAddresses.deposit;
  return (
    <Dialog
      title={t('deposit.addressesOn', { network: network.name })}
      isClosable
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button icon={Plus} isDisabled={isFull} isPending={isCreating} onPress={() => onCreate({ network: network.network, remark: '' })}>
          {t('deposit.newAddress')}
        </Button>
      }
    >
      <Stack gap={6}>
        <RadioGroup
          label={t('deposit.shownAddress')}
          options={list.map(({ id, address, remark: label }, index) => ({
            id: String(id),
            label: label || t('deposit.addressNumber', { number: index + 1 }),
            description: address,
          }))}
          value={chosen ? String(chosen.id) : null}
          onChange={(id) => onSelect(Number.parseInt(id, 10))}
        />
        {chosen && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onLabel({ id: chosen.id, remark });
            }}
          >
            <TextField
              label={t('deposit.label')}
              description={t('deposit.labelHint')}
              value={remark}
              maxLength={maxRemarkLength}
              onChange={(next) => setTyped({ id: chosen.id, remark: next })}
              end={
                <Button type="submit" size="compact" tone="quiet" isPending={isLabelling} isDisabled={remark.trim() === chosen.remark}>
                  {t('deposit.save')}
                </Button>
              }
            />
          </form>
        )}
        {isFull && (
          <Text as="p" size="small" tone="soft">
            {t('deposit.enoughAddresses', { count: maxAddresses.deposit })}
          </Text>
        )}
        {reason && (
          <InlineAlert tone="danger" isAnnounced>
            {'server' in reason ? reason.server : t(reason.key)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  );
}
