import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { Select } from '@/ui/Select/Select';
import { selectTarget, target } from './target';

/** Selects the account that deposits of the coin are credited to. */
export function TargetField() {
  const { known, isPending, onSelect } = useUnit({
    known: target.$data,
    isPending: selectTarget.$isPending,
    onSelect: selectTarget.submitted,
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
