import { useUnit } from 'effector-react';
import type { TransferCoin } from '@/contract/capital';
import { useText, type TextKey } from '@/shared/i18n';
import { CoinAmountField } from '@/shared/money-form/CoinAmountField';
import { CoinSelect } from '@/ui/CoinSelect/CoinSelect';
import { coinAndAmount } from './page.css';
import { $requestAmount, $requestCoin, $requestPrecision, requestAmountTyped, requestCoinChosen } from './requestForm';

export interface RequestAmountProps {
  readonly coins: readonly TransferCoin[];
  readonly label: string;
  readonly description?: string;
  readonly problem?: TextKey<'pay'> | undefined;
}

/** Coin and amount of a requested payment. */
export function RequestAmount({ coins, label, description, problem }: RequestAmountProps) {
  const t = useText('pay');
  const { coin, amount, precision, onCoin, onAmount } = useUnit({
    coin: $requestCoin,
    amount: $requestAmount,
    precision: $requestPrecision,
    onCoin: requestCoinChosen,
    onAmount: requestAmountTyped,
  });
  return (
    <div className={coinAndAmount}>
      <CoinSelect
        label={t('pay.coin')}
        size="touch"
        coins={coins.map(({ coinId, shortName, name }) => ({ id: String(coinId), symbol: shortName, name }))}
        value={coin && String(coin.coinId)}
        onChange={(id) => onCoin(Number.parseInt(id, 10))}
        placeholder={t('pay.chooseCoin')}
        search={{ label: t('pay.coinSearch'), placeholder: t('pay.coinSearch') }}
      />
      <CoinAmountField
        label={label}
        value={amount}
        onChange={onAmount}
        precision={precision}
        unit={coin?.shortName}
        description={description}
        errorMessage={problem && t(problem)}
      />
    </div>
  );
}
