import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $offer } from './model';

/** Backup addresses of the exchange, each to open or copy. Source: specification, Download popover. */
export function BackupSites() {
  const { backupSites } = useUnit($offer);
  return (
    <Stack as="ul" gap={2}>
      {backupSites.map((site) => (
        <BackupSite key={site} site={site} />
      ))}
    </Stack>
  );
}

function BackupSite({ site }: { site: string }) {
  const t = useText('shell');
  const { host } = new URL(site);
  return (
    <Inline as="li" justify="between" wrap={false} gap={3}>
      <Text size="dense" wrap="ellipsis" title={host}>
        <Link variant="plain" href={site} isExternal>
          {host}
        </Link>
      </Text>
      <CopyButton text={site} label={t('shell.copySite', { site: host })} />
    </Inline>
  );
}
