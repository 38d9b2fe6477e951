import { useUnit } from 'effector-react';
import { $chainNames, account, shortAddress } from '@/entities/wallet';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { address as row, addresses as list, addressName } from './WalletMenu.css';
import { distinctAddresses } from './distinctAddresses';

/** The wallet's addresses in short form, each with its networks and a copy button. */
export function Addresses() {
  const names = useUnit($chainNames);
  const t = useText('wallet');
  return (
    <QueryView query={account} density="compact" errorText={t('wallet.addressesFailed')} skeleton={<Skeleton count={4} />}>
      {({ accountAddress }) => (
        <ul aria-label={t('wallet.addresses')} className={list}>
          {distinctAddresses(accountAddress, names).map(({ address, networks: [first = '', ...others] }) => (
            <li key={address} className={row}>
              <span className={addressName}>
                <Text size="dense" wrap="ellipsis" title={[first, ...others].join(', ')}>
                  {others.length === 0 ? first : t('wallet.networksMore', { network: first, count: others.length })}
                </Text>
                <Text size="small" tone="soft" face="mono">
                  {shortAddress(address)}
                </Text>
              </span>
              <CopyButton text={address} label={t('wallet.copyAddress', { network: first })} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
