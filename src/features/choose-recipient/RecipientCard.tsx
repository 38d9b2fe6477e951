import type { PayUser } from '@/contract/pay';
import { useText } from '@/shared/i18n';
import { Avatar } from '@/ui/Avatar/Avatar';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { card } from './RecipientCard.css';

export interface RecipientCardProps {
  /** Null while loading; the card has the same height then. */
  readonly user: PayUser | null;
}

/** A no-break space, which keeps the height of a line. */
const emptyLine = '\u00a0';

/** A user's masked name and UID, for verifying the recipient. */
export function RecipientCard({ user }: RecipientCardProps) {
  const t = useText('recipient');
  return (
    <div className={card}>
      <Avatar name={user?.name.charAt(0) ?? ''} />
      <Stack gap="none">
        <Text weight="medium">{user?.name ?? t('recipient.checking')}</Text>
        <Text size="small" tone="soft" face="figures">
          {user ? t('recipient.uid', { uid: String(user.uid) }) : emptyLine}
        </Text>
      </Stack>
    </div>
  );
}
