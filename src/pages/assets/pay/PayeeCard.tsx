import type { PayUser } from '@/contract/pay';
import { useText } from '@/shared/i18n';
import { Avatar } from '@/ui/Avatar/Avatar';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { payee as card } from './page.css';

export interface PayeeCardProps {
  readonly payee: PayUser;
}

/** A user by masked name and UID, to be compared with whom somebody means. */
export function PayeeCard({ payee: { name, uid } }: PayeeCardProps) {
  const t = useText('pay');
  return (
    <div className={card}>
      <Avatar name={name.charAt(0)} />
      <Stack gap="none">
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="soft" face="figures">
          {t('pay.uid', { uid: String(uid) })}
        </Text>
      </Stack>
    </div>
  );
}
