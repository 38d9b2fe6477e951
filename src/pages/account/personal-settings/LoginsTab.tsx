import { useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { loginRecords } from './loginRecords';

/** The login history, with advice on unrecognised logins. */
export function LoginsTab() {
  const t = useText('settings', 'security', 'records');
  return (
    <Stack gap={6}>
      <InlineAlert>{t('settings.loginsHint')}</InlineAlert>
      <loginRecords.Content title={t('settings.logins')} fileName="logins" tabQuery={tabQuery} />
    </Stack>
  );
}

const tabQuery = { tab: 'logins' };
