import { useUnit } from 'effector-react';
import { coinMatches, isCoinEnabled, type TransferCoin } from '@/contract/capital';
import { compare } from '@/contract/decimal';
import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import type { SelectOption } from '@/ui/OptionList/options';
import { Select } from '@/ui/Select/Select';
import { $areCoinsLoading, $coin, $coins, coinChosen } from './selection';
import { $problems } from './submission';

/** The coin to transfer, with its balance in the source account; a coin whose transfers are suspended is disabled and labelled. */
export function CoinField() {
  const t = useText('transfer');
  const format = useFormat();
  const { coins, coin, isLoading, problems, choose } = useUnit({
    coins: $coins,
    coin: $coin,
    isLoading: $areCoinsLoading,
    problems: $problems,
    choose: coinChosen,
  });
  const tagOf = (row: TransferCoin) => {
    if (!isCoinEnabled(row, 'out')) return t('transfer.transferOutOff');
    return isCoinEnabled(row, 'in') ? null : t('transfer.transferInOff');
  };
  const optionOf = (row: TransferCoin): SelectOption => {
    const tag = tagOf(row);
    return {
      id: String(row.coinId),
      label: row.shortName,
      description: row.name,
      start: <CoinIcon symbol={row.shortName} />,
      end: tag === null ? format.amount(row.available, { decimals: row.transferPrecision }) : <Badge>{tag}</Badge>,
      isDisabled: tag !== null,
    };
  };
  return (
    <Select
      label={t('transfer.coin')}
      options={coins.toSorted((a, b) => compare(b.availableCny ?? '0', a.availableCny ?? '0')).map(optionOf)}
      value={coin && String(coin.coinId)}
      onChange={(id) => choose(Number.parseInt(id, 10))}
      placeholder={isLoading ? t('common.loading') : t('transfer.chooseCoin')}
      emptyText={t('transfer.noCoins')}
      search={{
        label: t('transfer.coinSearch'),
        placeholder: t('transfer.coinSearch'),
        matches: ({ label }, typed) => coinMatches({ shortName: label }, typed),
      }}
      size="touch"
      errorMessage={message()}
    />
  );

  function message(): string | undefined {
    if (problems.coin === 'missing') return t('transfer.coinMissing');
    const isBlocked = problems.coin === 'blocked' || (coin !== null && tagOf(coin) !== null);
    return isBlocked ? t('transfer.coinBlocked', { coin: coin?.shortName ?? '' }) : undefined;
  }
}
