import type { CoinNetwork } from '@/contract/capital';
import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import type { SelectOption } from '@/ui/OptionList/options';
import { Select } from '@/ui/Select/Select';
import { networkSymbol } from './networkSymbol';

export interface NetworkFieldProps {
  /** The direction: a deposit shows its minimum, a withdrawal its fee. */
  readonly direction: 'deposit' | 'withdrawal';
  readonly networks: readonly CoinNetwork[];
  /** The id of the chosen network. */
  readonly value: string | null;
  readonly onChange: (network: string) => void;
  readonly description?: string;
  readonly errorMessage?: string;
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
}

/** Selects a deposit or withdrawal network with its cost and duration; a suspended network is disabled with its reason. */
export function NetworkField({ direction, networks, isLoading = false, ...props }: NetworkFieldProps) {
  const t = useText('networks');
  const format = useFormat();
  const optionOf = (row: CoinNetwork): SelectOption => {
    const isOpen = direction === 'deposit' ? row.isDepositOpen : row.isWithdrawOpen;
    const named = { id: row.network, label: row.name, start: <CoinIcon symbol={networkSymbol(row.network)} size="regular" /> };
    if (!isOpen)
      return {
        ...named,
        description: row.suspension === null ? undefined : t(`networks.${row.suspension}`),
        end: <Badge tone="warning">{t('networks.suspended')}</Badge>,
        isDisabled: true,
      };
    const amount = format.amount(direction === 'deposit' ? row.minDeposit : row.withdrawFee, { unit: row.coinName });
    return {
      ...named,
      description: t('networks.facts', { minutes: row.minutes, count: row.confirmations }),
      end: direction === 'deposit' ? t('networks.minimum', { amount }) : t('networks.fee', { amount }),
    };
  };
  return (
    <Select
      {...props}
      label={t('networks.network')}
      options={networks.map(optionOf)}
      placeholder={isLoading ? t('common.loading') : t('networks.choose')}
      emptyText={t('networks.none')}
      size="touch"
    />
  );
}
