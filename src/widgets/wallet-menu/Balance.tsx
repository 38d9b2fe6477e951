import { useUnit } from 'effector-react';
import { RotateCw } from 'lucide-react';
import { multiplyNullable } from '@/contract/decimal';
import { $currency } from '@/entities/currency';
import { $areNumbersHidden, $total, assets, hideNumbersToggled, WalletAmount } from '@/entities/wallet';
import { useFormat, useText } from '@/shared/i18n';
import type { AmountProps } from '@/ui/Amount/Amount';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { passFocusToAncestor } from '@/ui/passFocusToAncestor';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { amount } from './WalletMenu.css';

export interface BalanceProps extends Pick<AmountProps, 'size'> {}

/** The wallet's value with a button to hide it; if loading failed, a retry button. */
export function Balance({ size }: BalanceProps) {
  const { total, error, currency, isHidden, onToggle, onRetry } = useUnit({
    total: $total,
    error: assets.$error,
    currency: $currency,
    isHidden: $areNumbersHidden,
    onToggle: hideNumbersToggled,
    onRetry: assets.refetched,
  });
  const t = useText('wallet');
  const format = useFormat();
  const isMissing = total === null && error !== null;
  return (
    <Inline gap={2} wrap={false}>
      <span className={amount}>
        {total === null && !isMissing ? (
          <Skeleton length="full" />
        ) : (
          <WalletAmount
            value={format.parts.money(total && multiplyNullable(total, currency.rate), currency.code)}
            size={size}
            weight="medium"
          />
        )}
      </span>
      {isMissing ? (
        <IconButton ref={passFocusToAncestor} icon={RotateCw} size="small" label={t('wallet.retryBalance')} onPress={() => onRetry()} />
      ) : (
        <BalanceToggle isHidden={isHidden} showLabel={t('wallet.show')} hideLabel={t('wallet.hide')} onToggle={() => onToggle()} />
      )}
    </Inline>
  );
}
