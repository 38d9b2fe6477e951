import { useUnit } from 'effector-react';
import { ArrowLeftRight } from 'lucide-react';
import { transferAccounts, isWalletInactive, type TransferAccounts } from '@/contract/capital';
import { accountNames, isAccountType } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Badge } from '@/ui/Badge/Badge';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { SelectOption } from '@/ui/OptionList/options';
import { Select } from '@/ui/Select/Select';
import { $accounts, $wallets, sourceChosen, accountsSwapped, targetChosen } from './selection';
import { $problems } from './submission';
import { accounts as accountsStyle, swap as swapStyle } from './TransferForm.css';

/** The source and target account, with a button that swaps them. */
export function AccountFields() {
  const t = useText('transfer', 'accounts');
  const { polite } = useAnnouncer();
  const view = useUnit({
    accounts: $accounts,
    wallets: $wallets,
    problems: $problems,
    source: sourceChosen,
    target: targetChosen,
    swapped: accountsSwapped,
  });
  const { accounts, wallets, problems } = view;
  const nameOf = (type: number | null) => (isAccountType(type) ? t(accountNames[type]) : t('transfer.chooseAccount'));
  const inactiveAt = (type: number | null, side: keyof TransferAccounts) =>
    wallets?.some((wallet) => wallet.walletType === type && isWalletInactive(wallet, side)) ?? false;

  const optionsOf = (side: keyof TransferAccounts): SelectOption[] => {
    const types = wallets?.map(({ walletType }) => walletType) ?? transferAccounts;
    const options = types.map((type) => ({
      id: String(type),
      label: nameOf(type),
      end: inactiveAt(type, side) && <Badge tone="warning">{t('transfer.inactivated')}</Badge>,
    }));
    return accounts[side] === null ? options : [...options, { id: cleared, label: t('transfer.clearChoice') }];
  };
  const field = (side: keyof TransferAccounts, label: string, missing: string) => (
    <Select
      label={label}
      options={optionsOf(side)}
      value={accounts[side] === null ? null : String(accounts[side])}
      onChange={(id) => view[side](id === cleared ? null : Number.parseInt(id, 10))}
      placeholder={t('transfer.chooseAccount')}
      emptyText={t('transfer.noAccounts')}
      size="touch"
      aside={inactiveAt(accounts[side], side) && <Badge tone="warning">{t('transfer.inactivated')}</Badge>}
      description={inactiveAt(accounts[side], side) ? t('transfer.inactivatedHint', { account: nameOf(accounts[side]) }) : undefined}
      errorMessage={problems[side] ? missing : undefined}
    />
  );
  const swap = () => {
    view.swapped();
    polite(t('transfer.swapped', { source: nameOf(accounts.target), target: nameOf(accounts.source) }));
  };
  return (
    <div className={accountsStyle}>
      {field('source', t('transfer.from'), t('transfer.sourceMissing'))}
      <div className={swapStyle}>
        <IconButton icon={ArrowLeftRight} label={t('transfer.swap')} onPress={swap} />
      </div>
      {field('target', t('transfer.to'), t('transfer.targetMissing'))}
    </div>
  );
}

/** The id of the option that clears the selection. */
const cleared = 'cleared';
