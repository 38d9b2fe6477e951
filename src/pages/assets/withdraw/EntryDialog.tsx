import { useUnit } from 'effector-react';
import { maxRemarkLength } from '@/contract/capital';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import * as entry from './entry';

/** Edits the label of an address book entry or adds it to the whitelist; the address itself cannot be changed. */
export function EntryDialog() {
  const t = useText('withdraw');
  const view = useUnit({
    entry: entry.$entry,
    label: entry.$entryLabel,
    isWhitelisted: entry.$isEntryWhitelisted,
    isSaving: entry.$isEntrySaving,
    onLabel: entry.entryLabelTyped,
    onWhitelist: entry.entryWhitelistSet,
    onSave: entry.entryChangeSaved,
    onClose: entry.entryClosed,
  });
  return (
    <Dialog
      title={t('withdraw.addressEditTitle')}
      isClosable
      isOpen={view.entry !== null}
      onOpenChange={(isOpen) => !isOpen && view.onClose()}
      footer={
        <Button tone="accent" isPending={view.isSaving} onPress={() => view.onSave()}>
          {t('withdraw.addressEditSave')}
        </Button>
      }
    >
      {view.entry && (
        <Stack gap={5}>
          <Text face="mono" size="small">
            {view.entry.address}
          </Text>
          <TextField label={t('withdraw.addressLabel')} maxLength={maxRemarkLength} value={view.label} onChange={view.onLabel} />
          {view.entry.isWhitelisted ? (
            <Text as="p" size="small" tone="soft">
              {t('withdraw.addressEditListed')}
            </Text>
          ) : (
            <Stack gap={2}>
              <Checkbox isSelected={view.isWhitelisted} onChange={view.onWhitelist}>
                {t('withdraw.whitelistAdd')}
              </Checkbox>
              <Text as="p" size="small" tone="faint">
                {t('withdraw.whitelistAddHint')}
              </Text>
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
