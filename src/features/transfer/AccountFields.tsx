import { useUnit } from 'effector-react';
import { ArrowLeftRight } from 'lucide-react';
import { transferAccounts, walletInactive, type TransferAccounts } from '@/contract/capital';
import { accountNames, isAccountType } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Badge } from '@/ui/Badge/Badge';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { SelectOption } from '@/ui/OptionList/options';
import { Select } from '@/ui/Select/Select';
import { $ends, $wallets, sourceChosen, swapped, targetChosen } from './selection';
import { $problems } from './submission';
import { ends as endsStyle, swap as swapStyle } from './TransferForm.css';

/** The source and target account, with a button that swaps them. */
export function AccountFields() {
  const t = useText('transfer', 'accounts');
  const { polite } = useAnnouncer();
  const view = useUnit({
    ends: $ends,
    wallets: $wallets,
    problems: $problems,
    source: sourceChosen,
    target: targetChosen,
    swapped,
  });
  const { ends, wallets, problems } = view;
  const nameOf = (type: number | null) => (isAccountType(type) ? t(accountNames[type]) : t('transfer.chooseAccount'));
  const inactiveAt = (type: number | null, end: keyof TransferAccounts) =>
    wallets?.some((wallet) => wallet.walletType === type && walletInactive(wallet, end)) ?? false;

  const optionsOf = (end: keyof TransferAccounts): SelectOption[] => {
    const types = wallets?.map(({ walletType }) => walletType) ?? transferAccounts;
    const accounts = types.map((type) => ({
      id: String(type),
      label: nameOf(type),
      end: inactiveAt(type, end) && <Badge tone="warning">{t('transfer.inactivated')}</Badge>,
    }));
    return ends[end] === null ? accounts : [...accounts, { id: cleared, label: t('transfer.clearChoice') }];
  };
  const field = (end: keyof TransferAccounts, label: string, missing: string) => (
    <Select
      label={label}
      options={optionsOf(end)}
      value={ends[end] === null ? null : String(ends[end])}
      onChange={(id) => view[end](id === cleared ? null : Number.parseInt(id, 10))}
      placeholder={t('transfer.chooseAccount')}
      emptyText={t('transfer.noAccounts')}
      size="touch"
      aside={inactiveAt(ends[end], end) && <Badge tone="warning">{t('transfer.inactivated')}</Badge>}
      description={inactiveAt(ends[end], end) ? t('transfer.inactivatedHint', { account: nameOf(ends[end]) }) : undefined}
      errorMessage={problems[end] ? missing : undefined}
    />
  );
  const swap = () => {
    view.swapped();
    polite(t('transfer.swapped', { source: nameOf(ends.target), target: nameOf(ends.source) }));
  };
  return (
    <div className={endsStyle}>
      {field('source', t('transfer.from'), t('transfer.sourceMissing'))}
      <div className={swapStyle}>
        <IconButton icon={ArrowLeftRight} label={t('transfer.swap')} onPress={swap} />
      </div>
      {field('target', t('transfer.to'), t('transfer.noWayTo'))}
    </div>
  );
}

/** The id of the option that clears the selection. */
const cleared = 'cleared';
