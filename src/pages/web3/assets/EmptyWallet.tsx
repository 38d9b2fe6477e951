import { useUnit } from 'effector-react';
import { $chainNames, account } from '@/entities/wallet';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/** Empty state of a wallet without assets, with its address to copy. */
export function EmptyWallet() {
  const { detail, names } = useUnit({ detail: account.$latest, names: $chainNames });
  const t = useText('web3Assets');
  const first = detail?.accountAddress[0];
  return (
    <EmptyState
      picture="wallet"
      density="generous"
      text={t('web3Assets.empty')}
      hint={t('web3Assets.emptyHint')}
      action={
        first && (
          <CopyButton
            variant="button"
            size="regular"
            text={first.address}
            label={t('web3Assets.copyAddress', { network: names.get(first.chainIndex) ?? first.chainIndex })}
          />
        )
      }
    />
  );
}
