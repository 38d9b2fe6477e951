import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { $draft, $isSaving, $isWhitelisted, $label, labelTyped, saveRequested, whitelistedSet } from './addressBook';
import { maxRemarkLength } from '@/contract/capital';

/** Saves the address of the form to the address book. */
export function SaveAddress() {
  const t = useText('withdraw');
  const { draft, label, isWhitelisted, isSaving, onLabel, onWhitelisted, onSave } = useUnit({
    draft: $draft,
    label: $label,
    isWhitelisted: $isWhitelisted,
    isSaving: $isSaving,
    onLabel: labelTyped,
    onWhitelisted: whitelistedSet,
    onSave: saveRequested,
  });
  if (draft === null)
    return (
      <Text as="p" size="small" tone="soft">
        {t('withdraw.addressHowToAdd')}
      </Text>
    );
  return (
    <Stack gap={3}>
      <Text face="mono" size="small">
        {draft.address}
      </Text>
      <TextField label={t('withdraw.addressLabel')} maxLength={maxRemarkLength} value={label} onChange={onLabel} />
      <Checkbox isSelected={isWhitelisted} onChange={onWhitelisted}>
        {t('withdraw.whitelistAdd')}
      </Checkbox>
      <Text as="p" size="small" tone="faint">
        {t('withdraw.whitelistAddHint')}
      </Text>
      <Button tone="accent" isPending={isSaving} onPress={() => onSave()}>
        {t('withdraw.save')}
      </Button>
    </Stack>
  );
}
