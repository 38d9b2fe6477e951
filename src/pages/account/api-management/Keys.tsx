import { useUnit } from 'effector-react';
import { apiKeyLimits, type ApiKey } from '@/contract/apiKeys';
import { useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Panel } from '@/ui/Panel/Panel';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';
import { keyColumns } from './keyColumns';
import { dialogOpened } from './model';

export interface KeysProps {
  readonly keys: readonly ApiKey[];
}

/** Lists the API keys with their permissions, addresses, expiry and last use. */
export function Keys({ keys }: KeysProps) {
  const t = useText('apiKeys');
  const { clock, onOpen } = useUnit({ clock: $clock, onOpen: dialogOpened });
  const columns = keyColumns({ t, now: clock.now(), onOpen });
  return (
    <Panel
      title={t('apiKeys.keys')}
      inset="none"
      aside={
        <Inline gap={4}>
          <Text tone="soft" size="dense">
            {t('apiKeys.count', { count: keys.length, max: apiKeyLimits.keys })}
          </Text>
          {keys.length > 1 && (
            <Button size="compact" onPress={() => onOpen({ kind: 'delete', key: null })}>
              {t('apiKeys.deleteAll')}
            </Button>
          )}
        </Inline>
      }
    >
      <div ref={keepRowFocus}>
        {keys.length === 0 ? (
          <EmptyState text={t('apiKeys.none')} hint={t('apiKeys.noneHint')} />
        ) : (
          <Table
            label={t('apiKeys.keys')}
            density="generous"
            columns={columns}
            rows={keys}
            rowKey={({ id }) => id}
            rowName={({ label }) => label}
          />
        )}
      </div>
    </Panel>
  );
}
