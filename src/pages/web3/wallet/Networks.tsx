import { chains } from '@/entities/wallet';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { name, networks, tokenCell } from './page.css';

/** The supported networks with their native coins. */
export function Networks() {
  const t = useText('web3');
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="heading">
          {t('web3.networksTitle')}
        </Heading>
        <Text as="p" tone="soft">
          {t('web3.networksLead')}
        </Text>
      </Stack>
      <QueryView query={chains} errorText={t('web3.networksFailed')} skeleton={<Loading />}>
        {(list) => (
          <ul className={networks}>
            {list.map(({ chainIndex, symbol, name: network }) => (
              <Card key={chainIndex} as="li" density="compact">
                <span className={tokenCell}>
                  <CoinIcon symbol={symbol} />
                  <span className={name}>
                    <Text weight="medium">{network}</Text>
                    <Text size="small" tone="soft">
                      {symbol}
                    </Text>
                  </span>
                </span>
              </Card>
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  );
}

/** Loading skeleton of the networks. */
function Loading() {
  return (
    <div className={networks}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} shape="block" size={60} label={index === 0} />
      ))}
    </div>
  );
}
