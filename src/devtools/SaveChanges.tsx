import { subtract } from '@/contract/decimal';
import { accountNames, isAccountType } from '@/entities/accounts';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { comparison } from './savesModel';

/** What has changed since the save point being compared: the persona's balances, and how many records were added, changed or removed. */
export function SaveChanges() {
  const t = useText('devtools', 'accounts');
  const format = useFormat();
  return (
    <QueryView query={comparison} density="compact" skeleton={<Skeleton shape="row" count={3} />}>
      {({ from, to, balances, collections }) => (
        <Stack gap={4}>
          <Text size="small" tone="soft">
            {balances.length + collections.length === 0
              ? t('devtools.compareSame')
              : t(to < from ? 'devtools.compareAhead' : 'devtools.compareSince', { time: format.dateTime(from) })}
          </Text>
          {balances.length > 0 && (
            <DescriptionList
              density="compact"
              items={balances.map(({ wallet, coin, before, after }) => ({
                id: `${wallet} ${coin}`,
                term: `${coin} · ${isAccountType(wallet) ? t(accountNames[wallet]) : wallet}`,
                value: (
                  <Stack align="end">
                    <Amount value={format.parts.amount(subtract(after, before), { decimals: 8 })} tone="trend" />
                    <Text size="small" tone="faint">
                      {[before, after].map((amount) => format.amount(amount, { decimals: 8 })).join(' → ')}
                    </Text>
                  </Stack>
                ),
              }))}
            />
          )}
          {collections.length > 0 && (
            <Stack as="ul" gap={1}>
              {collections.map(({ collection, ...counts }) => (
                <Text as="li" size="small" tone="soft" key={collection}>
                  {t('devtools.compareRecords', { collection, ...counts })}
                </Text>
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
