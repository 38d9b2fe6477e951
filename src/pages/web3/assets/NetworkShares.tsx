import { useUnit } from 'effector-react';
import { multiplyNullable } from '@/contract/decimal';
import { $currency } from '@/entities/currency';
import { $areNumbersHidden, WalletAmount } from '@/entities/wallet';
import { useFormat, useText } from '@/shared/i18n';
import { ShareLine } from '@/ui/ShareLine/ShareLine';
import { Text } from '@/ui/Text/Text';
import { sharesOf, type NetworkTotal } from './networks';
import { shareLine, shares } from './page.css';

export interface NetworkSharesProps {
  /** By descending value. */
  readonly networks: readonly NetworkTotal[];
}

/** The most valuable networks with their value and share of the total. */
export function NetworkShares({ networks }: NetworkSharesProps) {
  const { currency, isHidden } = useUnit({ currency: $currency, isHidden: $areNumbersHidden });
  const t = useText('web3Assets');
  const format = useFormat();
  return (
    <dl aria-label={t('web3Assets.byNetwork')} className={shares}>
      {sharesOf(networks).map(({ network, value, percent }) => (
        <div key={network?.chainIndex ?? ''} className={shareLine}>
          <Text as="dt" size="dense" tone="soft" wrap="ellipsis">
            {network?.name ?? t('web3Assets.otherNetworks')}
          </Text>
          <dd>
            <WalletAmount value={format.parts.money(multiplyNullable(value, currency.rate), currency.code)} weight="medium" />
            <ShareLine percent={isHidden ? '0' : percent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
