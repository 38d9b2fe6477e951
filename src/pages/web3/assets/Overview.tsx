import { useUnit } from 'effector-react';
import { multiplyNullable } from '@/contract/decimal';
import { totalValue, type Web3ChainListEntry } from '@/contract/web3';
import { $currency } from '@/entities/currency';
import { $areNumbersHidden, hideNumbersToggled, WalletAmount } from '@/entities/wallet';
import { useFormat, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $networks } from './model';
import { NetworkShares } from './NetworkShares';
import { overview } from './page.css';

export interface OverviewProps {
  readonly held: readonly Web3ChainListEntry[];
}

/** Maximum length of a total that fits a phone at the largest text size. */
const maxHeadlineLength = 16;

/** The total value of the wallet and its distribution over networks. */
export function Overview({ held }: OverviewProps) {
  const { networks, currency, isHidden, onToggle } = useUnit({
    networks: $networks,
    currency: $currency,
    isHidden: $areNumbersHidden,
    onToggle: hideNumbersToggled,
  });
  const t = useText('web3Assets', 'wallet');
  const format = useFormat();
  const total = totalValue(held);
  const value = format.parts.money(multiplyNullable(total, currency.rate), currency.code);
  return (
    <Card as="section" density="generous" aria-label={t('web3Assets.total')}>
      <div className={overview}>
        <Stack gap={2} align="start">
          <Inline gap={2} wrap={false}>
            <Heading level={2} size="body">
              {t('web3Assets.total')}
            </Heading>
            <BalanceToggle isHidden={isHidden} showLabel={t('wallet.show')} hideLabel={t('wallet.hide')} onToggle={() => onToggle()} />
          </Inline>
          <Text size={value.text.length > maxHeadlineLength ? 'heading' : 'headline'} weight="semibold">
            <WalletAmount value={value} />
          </Text>
          <Text tone="soft">
            <WalletAmount value={format.parts.amount(total, { decimals: 2, min: 2, unit: 'USDT' })} isMinorFaint={false} />
          </Text>
          <Text size="dense" tone="soft">
            {t('web3Assets.summary', { count: held.length, networks: t('web3Assets.onNetworks', { count: networks.length }) })}
          </Text>
        </Stack>
        <NetworkShares networks={networks} />
      </div>
    </Card>
  );
}
