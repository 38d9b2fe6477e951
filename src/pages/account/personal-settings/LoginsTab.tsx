import { useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { loginRecords } from './loginRecords';

/** Every login to the account, with what to do about one that was not one's own. */
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
