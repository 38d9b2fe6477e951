import type { PayUser } from '@/contract/pay';
import { useText } from '@/shared/i18n';
import { Avatar } from '@/ui/Avatar/Avatar';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { card } from './RecipientCard.css';

export interface RecipientCardProps {
  readonly user: PayUser;
}

/** A user by masked name and UID, to be compared with whom somebody means. */
export function RecipientCard({ user: { name, uid } }: RecipientCardProps) {
  const t = useText('recipient');
  return (
    <div className={card}>
      <Avatar name={name.charAt(0)} />
      <Stack gap="none">
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="soft" face="figures">
          {t('recipient.uid', { uid: String(uid) })}
        </Text>
      </Stack>
    </div>
  );
}
