import type { LogEntry } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export interface ChangesProps {
  readonly title: string;
  readonly changes: LogEntry['changes'];
}

/** The changes to the exchange's records and accounts; renders nothing if there are none. */
export function Changes({ title, changes: { collections, ledger } }: ChangesProps) {
  const t = useText('requests');
  if (collections.length + ledger.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="medium">{title}</Text>
      <Stack as="ul" gap={1}>
        {collections.map(({ collection, keys, ...counts }) => (
          <Text as="li" size="dense" key={collection}>
            {t('requests.records', { collection, ...counts, keys: keys.join(', ') })}
          </Text>
        ))}
        {ledger.flatMap(({ sequence, kind, lines }) =>
          lines.map(({ owner, wallet, coinId, amount, bucket }, index) => (
            <Text as="li" size="dense" key={`${sequence} ${index}`}>
              {t('requests.posting', { kind, owner, wallet, coin: coinId, amount, bucket })}
            </Text>
          )),
        )}
      </Stack>
    </Stack>
  );
}
