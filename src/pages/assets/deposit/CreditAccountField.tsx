import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { Select } from '@/ui/Select/Select';
import { selectCreditAccount, creditAccount } from './creditAccount';

/** Selects the account that deposits of the coin are credited to. */
export function CreditAccountField() {
  const { known, isPending, onSelect } = useUnit({
    known: creditAccount.$data,
    isPending: selectCreditAccount.$isPending,
    onSelect: selectCreditAccount.submitted,
  });
  const t = useText('deposit', 'accounts');
  const offered = known?.offered ?? [account.spot];
  return (
    <Select
      label={t('deposit.creditedTo')}
      description={t('deposit.creditedToHint')}
      options={offered.map((id) => ({ id: String(id), label: t(accountNames[id]) }))}
      value={String(known?.account ?? account.spot)}
      onChange={(id) => {
        const chosen = offered.find((each) => String(each) === id);
        if (known && chosen !== undefined && !isPending) onSelect({ coinId: known.coinId, account: chosen });
      }}
      placeholder={t('deposit.creditedTo')}
      isDisabled={known === null}
    />
  );
}
