import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { ButtonGroup } from '@/ui/ButtonGroup/ButtonGroup';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { ToggleButton } from '@/ui/ToggleButton/ToggleButton';
import { contacts } from './account';
import { contactChosen, recipient } from './form';

/** Recently paid users, each selectable with one click. */
export function Contacts() {
  const t = useText('pay');
  const { users, text, onChoose } = useUnit({ users: contacts.$latest, text: recipient.$text, onChoose: contactChosen });
  if (!users || users.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft">
        {t('pay.contacts')}
      </Text>
      <ButtonGroup label={t('pay.contacts')} variant="spaced">
        {users.map(({ uid, name }) => (
          <ToggleButton
            key={uid}
            size="compact"
            aria-label={t('pay.contactName', { name, uid: String(uid) })}
            isSelected={text.trim() === String(uid)}
            onChange={(isOn) => onChoose(isOn ? String(uid) : '')}
          >
            {name} · {String(uid).slice(-4)}
          </ToggleButton>
        ))}
      </ButtonGroup>
    </Stack>
  );
}
