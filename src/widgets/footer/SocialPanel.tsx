import type { SocialAccount } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export interface SocialPanelProps {
  account: SocialAccount;
}

/** The QR code of a social media account, and its link. */
export function SocialPanel({ account: { name, address } }: SocialPanelProps) {
  const t = useText('shell');
  const resolved = useHrefs().resolveUrl(address);
  if (resolved.kind !== 'external') return null;
  return (
    <Stack gap={3} align="center">
      <QrCode size="small" value={resolved.href} label={t('shell.socialCode', { name })} />
      <Text size="small" tone="soft" align="center">
        {t('shell.socialScan', { name })}
      </Text>
      <Link href={resolved.href} isExternal>
        {t('shell.socialOpen', { name })}
      </Link>
    </Stack>
  );
}
