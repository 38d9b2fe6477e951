import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { apiKeyLimits } from '@/contract/apiKeys';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { AccountPage } from '@/widgets/account-page';
import { Guide } from './Guide';
import { KeyDialogs } from './KeyDialogs';
import { Keys } from './Keys';
import { ApiKeysGate, dialogOpened, keys } from './model';

/** API management page: lists, creates, edits and deletes the API keys and explains how to sign requests. */
export function ApiManagementPage() {
  const t = useText('apiKeys');
  useGate(ApiKeysGate);
  const { latest, onOpen } = useUnit({ latest: keys.$latest, onOpen: dialogOpened });
  const isFull = (latest?.list.length ?? 0) >= apiKeyLimits.keys;
  return (
    <AccountPage
      route={routes.apiManagement}
      intro={t('apiKeys.intro')}
      actions={
        <Button
          tone="accent"
          icon={Plus}
          isDisabled={isFull || latest === null || latest.isFrozen === true}
          onPress={() => onOpen({ kind: 'create' })}
        >
          {t('apiKeys.create')}
        </Button>
      }
    >
      {latest?.isFrozen && (
        <InlineAlert tone="danger" title={t('apiKeys.frozenTitle')}>
          {t('apiKeys.frozenText')}
        </InlineAlert>
      )}
      {isFull && (
        <InlineAlert tone="warning" title={t('apiKeys.fullTitle', { count: apiKeyLimits.keys })}>
          {t('apiKeys.fullText')}
        </InlineAlert>
      )}
      <QueryView query={keys} keepLatest errorText={t('apiKeys.failed')} skeleton={<Skeleton shape="block" size={skeletonHeight} label />}>
        {({ list }) => (
          <>
            <Keys keys={list} />
            <Guide apiKey={list[0]?.key ?? null} />
          </>
        )}
      </QueryView>
      <KeyDialogs />
    </AccountPage>
  );
}

/** Height in px of the loading skeleton of the keys. */
const skeletonHeight = 420;
