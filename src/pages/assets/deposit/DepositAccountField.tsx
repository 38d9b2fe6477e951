import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { Select } from '@/ui/Select/Select';
import { selectDepositAccount, depositAccount } from './depositAccount';

/** Selects the account that deposits of the coin are credited to. */
export function DepositAccountField() {
  const { data, isPending, onSelect } = useUnit({
    data: depositAccount.$data,
    isPending: selectDepositAccount.$isPending,
    onSelect: selectDepositAccount.submitted,
  });
  const t = useText('deposit', 'accounts');
  const offered = data?.offered ?? [account.spot];
  return (
    <Select
      label={t('deposit.creditedTo')}
      description={t('deposit.creditedToHint')}
      options={offered.map((id) => ({ id: String(id), label: t(accountNames[id]) }))}
      value={String(data?.account ?? account.spot)}
      onChange={(id) => {
        const chosen = offered.find((each) => String(each) === id);
        if (data && chosen !== undefined && !isPending) onSelect({ coinId: data.coinId, account: chosen });
      }}
      placeholder={t('deposit.creditedTo')}
      isDisabled={data === null}
    />
  );
}
